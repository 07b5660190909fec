import { err, ok, readHostCookie, type Result, writeHostCookie, YEAR_SECONDS } from "../shared/index.ts";
import { readIds, readSharedIds, writeIds } from "./ids.ts";

/** The two vehicle lists of a visitor, stored in cookies. */
export type ListName = "favourites" | "compare";

type ListDefinition = {
  /** Name of the cookie; its value is the ids joined by full stops. */
  readonly cookie: string;
  readonly maxIds: number;
};

export const LISTS: Readonly<Record<ListName, ListDefinition>> = {
  favourites: { cookie: "favoris", maxIds: 100 },
  compare: { cookie: "comparer", maxIds: 6 },
};

export const LIST_NAMES = Object.keys(LISTS) as readonly ListName[];

export const MIN_TO_COMPARE = 2;

/**
 * Parameter of an address whose page shows the visitor's own lists, for visitors without scripts: it is rendered for one
 * visitor and never cached.
 */
export const LISTS_PARAMETER = "listes";

/** A change that a form or a button requests. */
export type ListChange = {
  readonly list: ListName;
  readonly action: "add" | "remove";
  readonly ids: readonly number[];
};

const ACTION_WORDS = { add: "ajouter", remove: "retirer" } as const;
const ACTIONS = ["add", "remove"] as const;

/** Name and value of the button for a change: `ajouter-favoris` and `12`. */
export const toButtonField = ({
  list,
  action,
  ids,
}: ListChange): { readonly name: string; readonly value: string } => ({
  name: `${ACTION_WORDS[action]}-${LISTS[list].cookie}`,
  value: writeIds(ids),
});

/** Name of the field with which the browser, having changed the favourites itself, asks to remember what they show. */
export const SEEN_FIELD = "vus";

/** In the address that older pages send a vehicle's buttons to, whose values are empty. */
export const VEHICLE_PARAMETER = "vehicule";

/** Id of the element with a vehicle's buttons, on a page that has them once. */
export const togglesId = (vehicleId: number): string => `listes-${vehicleId}`;

/** By name of the button. */
export const BUTTON_FIELDS: ReadonlyMap<string, Omit<ListChange, "ids">> = new Map(
  LIST_NAMES.flatMap((list) =>
    ACTIONS.map((action) => [toButtonField({ list, action, ids: [] }).name, { list, action }] as const),
  ),
);

/** The inverse of `toButtonField`; null for any other name or value. */
export const parseButtonField = (name: string, value: string): ListChange | null => {
  const target = BUTTON_FIELDS.get(name);
  const ids = target ? readSharedIds(value, LISTS[target.list].maxIds) : [];
  return target && ids.length > 0 ? { ...target, ids } : null;
};

/**
 * Appends or removes ids; ids already in the list keep their position. `full`: the list would exceed its maximum, and
 * nothing is added.
 */
export const applyListChange = (
  ids: readonly number[],
  change: ListChange,
): Result<readonly number[], { readonly code: "full" }> => {
  if (change.action === "remove") return ok(ids.filter((id) => !change.ids.includes(id)));
  const changed = [...new Set([...ids, ...change.ids])];
  return changed.length > LISTS[change.list].maxIds ? err({ code: "full" }) : ok(changed);
};

/** `isCanonical`: the cookie has exactly the form `writeIds` writes; otherwise it must be rewritten. */
type SavedList = { readonly ids: readonly number[]; readonly isCanonical: boolean };

/** Reads a list from a `Cookie` header or `document.cookie`. An invalid cookie is an empty list. */
export const readListCookie = (cookies: string | null, name: ListName): SavedList => {
  const { cookie, maxIds } = LISTS[name];
  const value = readHostCookie(cookies ?? "", cookie);
  if (value === null) return { ids: [], isCanonical: true };
  const ids = readIds(value, maxIds) ?? [];
  return { ids, isCanonical: writeIds(ids) === value };
};

/**
 * Cookie text for `Set-Cookie` and `document.cookie`. Lives for 365 days. An empty list deletes the cookie; on https it
 * stays, empty, because an older one without the prefix may exist. `secure`: the site uses https.
 */
export const writeListCookie = (name: ListName, ids: readonly number[], secure: boolean): string =>
  writeHostCookie(LISTS[name].cookie, writeIds(ids), secure, ids.length > 0 || secure ? YEAR_SECONDS : 0);

/**
 * Path and query of the page a form was sent from (`Referer`), for clients without scripts. Null if the header is missing
 * or invalid. Omits the host, so that the redirect never leads to another site.
 */
export const returnPath = (referer: string | null): string | null => {
  if (referer === null || !URL.canParse(referer)) return null;
  const { protocol, pathname, search } = new URL(referer);
  if (protocol !== "https:" && protocol !== "http:") return null;
  return /^\/(?![/\\])/.test(pathname) ? pathname + search : null;
};
