import type { VehicleLabels } from "../../vehicles/index.ts";
import { otherLanguages } from "../languages/other-languages.ts";
import type { PhraseMeaning, PhraseTable } from "../tables/phrase-table.ts";
import { createPhraseMap, phraseKey, type PhraseMap } from "../tokens/phrase-map.ts";
import { type PhraseToken, tokenizePhrase } from "../tokens/phrase-tokens.ts";

export type SpokenLanguages = {
  /** Words that are spelt correctly, though nothing is corrected to them. */
  readonly isWord: (word: string) => boolean;
  /** What words mean in the languages that the text shows: "or" in "red or blue", "auto" in "gebrauchtes auto". */
  readonly ambiguousIn: (tokens: readonly PhraseToken[]) => readonly PhraseMap<PhraseMeaning>[];
};

/** `french`: words that show no other language. */
export const createSpokenLanguages = (
  labels: VehicleLabels,
  tables: readonly PhraseTable[],
  french: ReadonlySet<string>,
): SpokenLanguages => {
  const filtersByLabel = new Map(tables.flat().map(([filters, label]) => [label, filters]));
  const languages = otherLanguages(labels).map(({ words, ambiguous }) => {
    const texts = words.flatMap(tokenizePhrase).flatMap(({ kind, text }) => (kind === "word" ? [text] : []));
    const meanings = ambiguous.map(({ phrase, label }): readonly [string, PhraseMeaning] => {
      const filters = label === null ? undefined : filtersByLabel.get(label);
      return [phraseKey(phrase), filters === undefined ? { kind: "ignored" } : { kind: "filters", filters }];
    });
    const own = new Set(texts.filter((text) => text.length > 1 && !french.has(text)));
    return { own, map: createPhraseMap(new Map(meanings)) };
  });
  const all = new Set(languages.flatMap(({ own }) => [...own]));
  const read = new WeakMap<readonly PhraseToken[], readonly PhraseMap<PhraseMeaning>[]>();
  return {
    isWord: (word) => all.has(word),
    ambiguousIn(tokens) {
      const known = read.get(tokens);
      if (known !== undefined) return known;
      const spoken = languages.filter(({ own }) => tokens.some(({ text }) => own.has(text))).map(({ map }) => map);
      read.set(tokens, spoken);
      return spoken;
    },
  };
};
