import { fold } from "../../shared/index.ts";

/** Maps a feed's value to a key; undefined for an unknown value. */
export type ValueMap = (value: string) => string | undefined;

const WILDCARD = "*";

/**
 * Creates a map that ignores case and accents. A name ending in `*` matches every value with that prefix. An exact name
 * wins over a prefix, a longer prefix over a shorter one.
 */
export const createValueMap = (table: Readonly<Record<string, string>>): ValueMap => {
  const folded = Object.entries(table).map(([name, meaning]) => [fold(name).trim(), meaning] as const);
  const exact = new Map(folded.filter(([name]) => !name.endsWith(WILDCARD)));
  const prefixes = folded
    .filter(([name]) => name.endsWith(WILDCARD))
    .map(([name, meaning]) => [name.slice(0, -1), meaning] as const)
    .sort(([a], [b]) => b.length - a.length);
  return (value) => {
    const match = exact.get(value);
    if (match !== undefined) return match;
    const foldedValue = fold(value).trim();
    return exact.get(foldedValue) ?? prefixes.find(([prefix]) => foldedValue.startsWith(prefix))?.[1];
  };
};
