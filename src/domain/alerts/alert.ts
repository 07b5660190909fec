import type { Lead } from "../leads/index.ts";
import { DEFAULT_SORT, parseStockQuery, type StockQuery, writeStockQuery } from "../vehicles/index.ts";

/** What somebody wants to be told of: what a search of the stock finds anew, or the price of one vehicle. */
export type AlertWish =
  /** `query`: as `searchOfAlert` writes it. */
  | { readonly kind: "search_alert"; readonly query: string }
  | { readonly kind: "price_alert"; readonly vehicle_id: number };

/** `pending` until the link in the first mail is followed and confirmed; `ended` by the person, or once the vehicle is sold. */
export type AlertState = "pending" | "active" | "ended";

/** Word that a person asked for by e-mail. Instants are ISO 8601 in UTC. */
export type Alert = {
  /** UUID. */
  readonly id: string;
  readonly wish: AlertWish;
  /**
   * "Opel, SUV, Prix : jusqu’à 20 000 €", "Ford Puma ST-Line": words of the house alone. What somebody typed into the
   * search is not among them: it would go out to an address that may be somebody else's.
   */
  readonly name: string;
  /** As typed, in the form it can be delivered to. */
  readonly email: string;
  readonly state: AlertState;
  readonly created_at: string;
  /** When the mail that asks for the confirmation was last written. */
  readonly asked_at: string;
  readonly confirmed_at: string | null;
  readonly last_mailed_at: string | null;
  /** When the person last did something about it: its months of retention begin here. */
  readonly touched_at: string;
  readonly consent: Lead["consent"];
};

/** Whose alert it is: for the limits, for disclosure and for erasure. */
export const personOfAlert = ({ email }: Pick<Alert, "email">): string => email.toLowerCase();

/** One text a wish: with it a person's alert is found again. */
export const wishKey = (wish: AlertWish): string =>
  wish.kind === "search_alert" ? wish.query : String(wish.vehicle_id);

/** The search of a stock page as an alert keeps it: without its order and its page. Equal searches are equal texts. */
export const searchOfAlert = (query: StockQuery): string =>
  writeStockQuery({ ...query, sort: DEFAULT_SORT, page: 1 }).toString();

/**
 * What the stock is asked for an alert's search. Where the person chose no availability, what was sold is no news. Never
 * fails: a filter that is no longer known is left out.
 */
export const queryOfAlert = (search: string): StockQuery => {
  const query = parseStockQuery(new URLSearchParams(search));
  return query.values.availability === undefined
    ? { ...query, values: { ...query.values, availability: ["available", "reserved"] } }
    : query;
};

/** The name with the words that were typed: for the person alone, who has confirmed the alert. */
export const fullNameOfAlert = ({ name, wish }: Pick<Alert, "name" | "wish">): string => {
  const words = wish.kind === "search_alert" ? queryOfAlert(wish.query).q : null;
  return words === null ? name : `${name}, «\u00a0${words}\u00a0»`;
};
