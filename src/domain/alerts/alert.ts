import type { LeadFieldDefinition, LeadKind, PrivacyBasis } from "../forms/index.ts";
import { defaultSort, parseStockQuery, type StockQuery, writeStockQuery } from "../vehicles/index.ts";
import { localTime } from "../locations/index.ts";
import type { Lead } from "../leads/index.ts";
import { type Cents, type Signer, signValues, verifyValues } from "../shared/index.ts";

const EMAIL = {
  kind: "email",
  name: "email",
  required: true,
  autocomplete: "email",
} as const satisfies LeadFieldDefinition;

const PRIVACY = { basis: "consent", version: "2026-11" } as const satisfies PrivacyBasis;

export const SEARCH_ALERT = {
  name: "search_alert",
  fields: [EMAIL],
  privacy: PRIVACY,
} as const satisfies LeadKind;

export const PRICE_ALERT = {
  name: "price_alert",
  fields: [EMAIL],
  privacy: PRIVACY,
} as const satisfies LeadKind;

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

/** Includes pending alerts. */
export const MAX_ALERTS_PER_PERSON = 20;

/** Validity of the confirmation link; pending alerts are deleted afterwards. */
export const CONFIRMATION_PERIOD_MS = 7 * 24 * 3_600_000;

const HOUR_MS = 3_600_000;

/** Limits unsolicited confirmation e-mails to an address of somebody else. */
const MAX_EMAILS_PER_HOUR = 5;

const isSame = (one: Alert, other: Alert): boolean =>
  one.criteria.kind === other.criteria.kind && criteriaKey(one.criteria) === criteriaKey(other.criteria);

const isOpen = ({ state }: Alert): boolean => state !== "ended";

/** An e-mail was sent within the last hour. */
const isRecent = (alert: Alert, requested: Alert): boolean =>
  Date.parse(requested.asked_at) - Date.parse(alert.asked_at) < HOUR_MS;

const startWithinLimit = (requested: Alert, existing: readonly Alert[]): Alert | null =>
  existing.filter(isOpen).length < MAX_ALERTS_PER_PERSON ? requested : null;

/**
 * Returns the alert to save for a request; a repeated criteria updates the existing alert. `existing`: all alerts of the
 * person. Null when nothing is saved and no e-mail is sent: the last e-mail is less than an hour old, or a limit is
 * reached. An active alert is unchanged apart from the e-mail. Throws when `existing` contains another person's alert.
 */
export const resolveAlertRequest = (existing: readonly Alert[], requested: Alert): Alert | null => {
  if (existing.some((alert) => alertPerson(alert) !== alertPerson(requested)))
    throw new Error("alerts of somebody else");
  if (existing.filter((alert) => isRecent(alert, requested)).length >= MAX_EMAILS_PER_HOUR) return null;
  const same = existing.find((alert) => isSame(alert, requested));
  if (same === undefined) return startWithinLimit(requested, existing);
  if (same.state === "ended") return startWithinLimit({ ...requested, id: same.id }, existing);
  if (isRecent(same, requested)) return null;
  if (same.state === "active") return { ...same, asked_at: requested.asked_at };
  return { ...requested, id: same.id, created_at: same.created_at };
};

export type AlertAction = "confirm" | "stop";

const PURPOSE = "alert";

/** The `cle` parameter of a link: alert id and action, without personal data. `expires` null: valid for ever. */
export const signAlertLink = (signer: Signer, action: AlertAction, id: string, expires: Date | null = null): string =>
  signValues(signer, PURPOSE, [action, id, expires === null ? null : expires.getTime()]);

/** `unknown`: invalid signature, or for another action. */
type VerifiedAlertLink = { readonly id: string } | "unknown" | "expired";

export const verifyAlertLink = (signer: Signer, action: AlertAction, signed: string, now: Date): VerifiedAlertLink => {
  const values = verifyValues(signer, PURPOSE, signed);
  if (values?.[0] !== action) return "unknown";
  const [, id, expires] = values as readonly [AlertAction, string, number | null];
  return expires !== null && now.getTime() > expires ? "expired" : { id };
};

/** Price of each vehicle in the last e-mail that named it, by id; null: on request. */
export type NotifiedPrices = ReadonlyMap<number, Cents | null>;

/** A vehicle that an alert matches. `cents` null: price on request. */
export type AlertMatch = { readonly id: number; readonly cents: Cents | null };

/** `new`: not in an e-mail before; `priced`: was on request; `cheaper`: costs less than in the last e-mail. */
export type AlertNews = AlertMatch &
  (
    | { readonly reason: "new" | "priced" }
    /** `before`: price in the last e-mail. */
    | { readonly reason: "cheaper"; readonly cents: Cents; readonly before: Cents }
  );

const toNews = (match: AlertMatch, notified: NotifiedPrices): AlertNews | null => {
  const before = notified.get(match.id);
  if (before === undefined) return { ...match, reason: "new" };
  if (match.cents === null) return null;
  if (before === null) return { ...match, reason: "priced" };
  return match.cents < before ? { id: match.id, cents: match.cents, reason: "cheaper", before } : null;
};

/**
 * New and cheaper vehicles, in the order of `matches`. Returns nothing for the same matches after
 * `updateNotifiedPrices`.
 */
export const findAlertNews = (matches: readonly AlertMatch[], notified: NotifiedPrices): readonly AlertNews[] =>
  matches.flatMap((match) => toNews(match, notified) ?? []);

/**
 * The notified prices after an e-mail with `news`. A vehicle that became more expensive keeps its lower price. Vehicles
 * that are no longer on sale are removed, and count as new if they return.
 */
export const updateNotifiedPrices = (
  news: readonly AlertMatch[],
  notified: NotifiedPrices,
  onSale: { has: (id: number) => boolean },
): NotifiedPrices =>
  new Map([...[...notified].filter(([id]) => onSale.has(id)), ...news.map(({ id, cents }) => [id, cents] as const)]);

/** Further vehicles are summarised with a link. */
export const MAX_VEHICLES_PER_EMAIL = 10;

/** Allows one e-mail per local day to active alerts. `timeZone`: IANA name. */
export const canEmailAlert = (alert: Pick<Alert, "state" | "last_mailed_at">, now: Date, timeZone: string): boolean =>
  alert.state === "active" &&
  (alert.last_mailed_at === null ||
    localTime(new Date(alert.last_mailed_at), timeZone).date !== localTime(now, timeZone).date);

/**
 * The matches of an alert, newest first. `findIds`: ids of all matches of a query. `prices`: current prices of all
 * vehicles on sale. The search may be older than the prices; vehicles without a price entry are no longer on sale and
 * are left out.
 */
export const findAlertMatches = (
  criteria: AlertCriteria,
  findIds: (query: StockQuery) => readonly number[],
  prices: NotifiedPrices,
): readonly AlertMatch[] => {
  const ids = criteria.kind === "price_alert" ? [criteria.vehicle_id] : findIds(toStockQuery(criteria.query));
  return ids.flatMap((id) => {
    const cents = prices.get(id);
    return cents === undefined ? [] : [{ id, cents }];
  });
};
