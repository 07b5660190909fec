import type { AlertState, AlertWish } from "#domain/alerts/index.ts";

/** Instants are ISO 8601 text of one fixed width, so that both dialects order them alike. */
export type AlertTables = {
  alerts: AlertTable;
  alert_told: AlertToldTable;
  alert_mails: AlertMailTable;
};

export type AlertTable = {
  id: string;
  kind: AlertWish["kind"];
  /** As `personOfAlert` tells it. */
  person: string;
  email: string;
  /** As `wishKey` writes it; a person has one alert of a kind for it. */
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

/** One document an alert: a search may find a whole stock, and all of it is read and written at once. */
export type AlertToldTable = {
  alert_id: string;
  /** `[id, cents]` of each vehicle, as JSON. */
  vehicles: string;
};

/** Which deliveries are an alert's. */
export type AlertMailTable = { delivery_id: string; alert_id: string };
