import { err, ok, type Result } from "../shared/index.ts";
import { readSharedIds, writeIds } from "./ids.ts";

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

/** In the address of a form whose buttons all change one vehicle: their values are empty. */
export const VEHICLE_PARAMETER = "vehicule";

/** Id of the form with a vehicle's buttons, on a page that has them once. */
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
