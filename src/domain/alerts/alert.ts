import type { Lead } from "../leads/index.ts";
import { defaultSort, parseStockQuery, type StockQuery, writeStockQuery } from "../vehicles/index.ts";

/** The subject of an alert: new matches of a stock search, or the price of one vehicle. */
export type AlertCriteria =
  /** `query`: as written by `toAlertSearch`. */
  | { readonly kind: "search_alert"; readonly query: string }
  | { readonly kind: "price_alert"; readonly vehicle_id: number };

/** `pending` until confirmed by e-mail; `ended` by the person, or when the vehicle is sold. */
export type AlertState = "pending" | "active" | "ended";

/** A subscription to e-mails about stock changes. Instants are ISO 8601 in UTC. */
export type Alert = {
  /** UUID. */
  readonly id: string;
  readonly criteria: AlertCriteria;
  /**
   * "Opel, SUV, Prix : jusqu’à 20 000 €", "Ford Puma ST-Line". Never contains typed search text, which would be sent to
   * an unconfirmed address.
   */
  readonly name: string;
  /** Normalised; the case of the local part is unchanged. */
  readonly email: string;
  readonly state: AlertState;
  readonly created_at: string;
  /** Time of the last confirmation e-mail. */
  readonly asked_at: string;
  readonly confirmed_at: string | null;
  readonly last_mailed_at: string | null;
  /** Time of the person's last action; the retention period starts here. */
  readonly touched_at: string;
  readonly consent: NonNullable<Lead["consent"]>;
};

/** Identifies the person for limits, disclosure and erasure. */
export const alertPerson = ({ email }: Pick<Alert, "email">): string => email.toLowerCase();

/** Identifies a criteria among the alerts of a person with the same kind. */
export const criteriaKey = (criteria: AlertCriteria): string =>
  criteria.kind === "search_alert" ? criteria.query : String(criteria.vehicle_id);

/** The canonical query string of a search without order and page. Equal searches have equal strings. */
export const toAlertSearch = (query: StockQuery): string =>
  writeStockQuery({ ...query, sort: defaultSort(query.near), page: 1 }).toString();

/** The stock query of an alert. Excludes sold vehicles by default; ignores filters that no longer exist. */
export const toStockQuery = (search: string): StockQuery => {
  const query = parseStockQuery(new URLSearchParams(search));
  return query.values.availability === undefined
    ? { ...query, values: { ...query.values, availability: ["available", "reserved"] } }
    : query;
};
