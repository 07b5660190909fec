import type { Selectable } from "kysely";
import { type Alert, alertPerson, type NotifiedPrices, wishKey } from "#domain/alerts/index.ts";
import type { AlertTable } from "../tables/alerts.ts";

export const toAlertRow = (alert: Alert): AlertTable => {
  const { wish, consent, ...rest } = alert;
  return {
    ...rest,
    kind: wish.kind,
    wish: wishKey(wish),
    person: alertPerson(alert),
    consent: JSON.stringify(consent),
  };
};

export const toAlert = ({ kind, wish, person: _person, consent, ...rest }: Selectable<AlertTable>): Alert => ({
  ...rest,
  wish: kind === "search_alert" ? { kind, query: wish } : { kind, vehicle_id: Number(wish) },
  consent: JSON.parse(consent) as Alert["consent"],
});

export const serializeNotifiedPrices = (notified: NotifiedPrices): string => JSON.stringify([...notified]);

export const parseNotifiedPrices = (text: string): NotifiedPrices =>
  new Map(JSON.parse(text) as readonly (readonly [number, number])[]);
