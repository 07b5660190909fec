import { err, ok, type Result } from "../shared/index.ts";
import { pickIds, writeIds } from "./ids.ts";
import { LIST_NAMES, LISTS, type ListName } from "./lists.ts";

/** What a form or a button asks of a list. */
export type ListChange = {
  readonly list: ListName;
  readonly act: "add" | "remove";
  readonly ids: readonly number[];
};

const WORDS = { add: "ajouter", remove: "retirer" } as const;
const ACTS = ["add", "remove"] as const;

/** A button's name and value for a change: `ajouter-favoris` and `12`. */
export const changeField = ({ list, act, ids }: ListChange): { readonly name: string; readonly value: string } => ({
  name: `${WORDS[act]}-${LISTS[list].cookie}`,
  value: writeIds(ids),
});

/** Names that a form's buttons may have, each with what it asks. */
export const CHANGE_FIELDS: ReadonlyMap<string, Omit<ListChange, "ids">> = new Map(
  LIST_NAMES.flatMap((list) => ACTS.map((act) => [changeField({ list, act, ids: [] }).name, { list, act }] as const)),
);

/** The change that a button of that name and value asks for; null where it is none. */
export const changeOfField = (name: string, value: string): ListChange | null => {
  const asked = CHANGE_FIELDS.get(name);
  const ids = asked ? pickIds(value, LISTS[asked.list].most) : [];
  return asked && ids.length > 0 ? { ...asked, ids } : null;
};

/**
 * The list after the change. What is added stands last; what is there already stays where it is. `full`: it would be longer
 * than the list may be, and nothing is added at all.
 */
export const changeList = (
  ids: readonly number[],
  change: ListChange,
): Result<readonly number[], { readonly code: "full" }> => {
  if (change.act === "remove") return ok(ids.filter((id) => !change.ids.includes(id)));
  const longer = [...new Set([...ids, ...change.ids])];
  return longer.length > LISTS[change.list].most ? err({ code: "full" }) : ok(longer);
};
