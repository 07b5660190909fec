import { fold } from "../../shared/index.ts";
import { acceptValue, type CellReader, dropValue } from "./cell-result.ts";

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

/** Folded words for yes and no in French, German, English, Dutch and by programs. */
const WORDS: ReadonlyMap<string, boolean> = new Map([
  ...["true", "yes", "1", "oui", "ja", "vrai", "wahr", "waar", "y", "j", "o", "t", "x", "on", "-1"].map(
    (word) => [word, true] as const,
  ),
  ...["✓", "✔", "☑", "✅", "1.0", "1,0"].map((word) => [word, true] as const),
  ...["false", "no", "0", "non", "nein", "nee", "faux", "falsch", "onwaar", "n", "f", "off"].map(
    (word) => [word, false] as const,
  ),
  ...["✗", "✘", "☐", "❌", "0.0", "0,0"].map((word) => [word, false] as const),
]);

/** Yes or no in any of its spellings; undefined for any other text. */
export const parseFlag = (text: string): boolean | undefined => WORDS.get(fold(text).trim());

/** `values`: the profile's own words, each with a word for yes or no. */
export const createFlagReader = (values: Readonly<Record<string, string>> | null): CellReader => {
  const translate = createValueMap(values ?? {});
  return (cell) => {
    const value = parseFlag(translate(String(cell)) ?? String(cell));
    return value === undefined ? dropValue("not-yes-or-no", cell, "is neither yes nor no") : acceptValue(value);
  };
};
