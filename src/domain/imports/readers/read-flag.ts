import { fold } from "../../shared/index.ts";
import { acceptValue, dropValue } from "./cell-result.ts";
import type { CellReader } from "./cell-reader.ts";
import { createValueMap } from "./value-map.ts";

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
