import { nameKey } from "./tokens/phrase-map.ts";
import { KNOWN_MAKES } from "./tables/makes.ts";

/** A make and the names of its models that buyers use; the stock may lack both. */
type NamedMake = { readonly name: string; readonly models: readonly string[] };

const MAKES: readonly NamedMake[] = Object.values(KNOWN_MAKES);

/** Makes that buyers name, in alphabetical order. */
export const namedMakes = (): readonly string[] => MAKES.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b));

/** Models of a make that buyers name; none for an unknown make. */
export const namedModels = (make: string): readonly string[] =>
  MAKES.find(({ name }) => nameKey(name) === nameKey(make))?.models ?? [];

/** Splits a name that a phrase has: "Renault Twingo", "Twingo" and "Renault". Null for what is no car. */
export const splitCarName = (name: string): { readonly make: string; readonly model: string | null } | null => {
  const start = MAKES.find((make) => name === make.name || name.startsWith(`${make.name} `));
  if (start) return { make: start.name, model: name.slice(start.name.length + 1) || null };
  const owner = MAKES.find(({ models }) => models.includes(name));
  return owner ? { make: owner.name, model: name } : null;
};
