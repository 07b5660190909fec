import type { AlertState, AlertCriteria } from "#domain/alerts/index.ts";

/** Instants are ISO 8601 text of fixed width, so that both dialects sort them alike. */
export type AlertTables = {
  alerts: AlertTable;
  alert_told: AlertNotifiedTable;
  alert_mails: { delivery_id: string; alert_id: string };
};

export type AlertTable = {
  id: string;
  kind: AlertCriteria["kind"];
  /** Lower-case email address, see `alertPerson`. */
  person: string;
  email: string;
  /** Result of `criteriaKey`; unique per person and kind. */
  wish: string;
  name: string;
  state: AlertState;
  created_at: string;
  asked_at: string;
  confirmed_at: string | null;
  last_mailed_at: string | null;
  touched_at: string;
  /** As JSON. */
  consent: string;
};

/** One document per alert: a search can match the whole stock, and all prices are read and written together. */
type AlertNotifiedTable = {
  alert_id: string;
  /** `[id, cents]` of each vehicle, as JSON. */
  vehicles: string;
};
