import type { Selectable } from "kysely";
import { type Alert, personOfAlert, type Told, wishKey } from "#domain/alerts/index.ts";
import type { AlertTable } from "./tables/alerts.ts";

export const alertRow = (alert: Alert): AlertTable => {
  const { wish, consent, ...known } = alert;
  return {
    ...known,
    kind: wish.kind,
    wish: wishKey(wish),
    person: personOfAlert(alert),
    consent: JSON.stringify(consent),
  };
};

export const alertOf = ({ kind, wish, person: _person, consent, ...known }: Selectable<AlertTable>): Alert => ({
  ...known,
  wish: kind === "search_alert" ? { kind, query: wish } : { kind, vehicle_id: Number(wish) },
  consent: JSON.parse(consent) as Alert["consent"],
});

export const writeTold = (told: Told): string => JSON.stringify([...told]);

export const readTold = (text: string): Told => new Map(JSON.parse(text) as readonly (readonly [number, number])[]);
