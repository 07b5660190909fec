import type { Selectable } from "kysely";
import { type Alert, alertPerson, type NotifiedPrices, criteriaKey } from "#domain/alerts/index.ts";
import type { AlertTable } from "../tables/alerts.ts";

export const toAlertRow = (alert: Alert): AlertTable => {
  const { criteria, consent, ...rest } = alert;
  return {
    ...rest,
    kind: criteria.kind,
    wish: criteriaKey(criteria),
    person: alertPerson(alert),
    consent: JSON.stringify(consent),
  };
};

export const toAlert = ({ kind, wish, person: _person, consent, ...rest }: Selectable<AlertTable>): Alert => ({
  ...rest,
  criteria: kind === "search_alert" ? { kind, query: wish } : { kind, vehicle_id: Number(wish) },
  consent: JSON.parse(consent) as Alert["consent"],
});

export const serializeNotifiedPrices = (notified: NotifiedPrices): string => JSON.stringify([...notified]);

export const parseNotifiedPrices = (text: string): NotifiedPrices =>
  new Map(JSON.parse(text) as readonly (readonly [number, number])[]);
