import { otherLanguages, rowKeys } from "../languages/other-languages.ts";
import type { PhraseMeaning, PhraseTable } from "../tables/phrase-table.ts";
import { createPhraseMap, phraseKey, type PhraseMap } from "../tokens/phrase-map.ts";
import { type PhraseToken, tokenizePhrase } from "../tokens/phrase-tokens.ts";

export type SpokenLanguages = {
  /** Words that are spelt correctly, though nothing is corrected to them. */
  readonly isWord: (word: string) => boolean;
  /** What words mean in the languages that the text shows, the likeliest first: "or" in "red or blue", "auto" in "gebrauchtes auto". */
  readonly ambiguousIn: (tokens: readonly PhraseToken[]) => readonly PhraseMap<PhraseMeaning>[];
};

/** `french`: words that show no other language. */
export const createSpokenLanguages = (tables: readonly PhraseTable[], french: ReadonlySet<string>): SpokenLanguages => {
  const filtersByRow = new Map(tables.flat().flatMap((row) => rowKeys(row).map((key) => [key, row[0]] as const)));
  const languages = otherLanguages().map(({ words, ambiguous }) => {
    const texts = words.flatMap(tokenizePhrase).flatMap(({ kind, text }) => (kind === "word" ? [text] : []));
    const meanings = ambiguous.map(({ phrase, row }): readonly [string, PhraseMeaning] => {
      const filters = row === null ? undefined : filtersByRow.get(row);
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
      const spoken = languages
        .map(({ own, map }) => ({ map, count: tokens.filter(({ text }) => own.has(text)).length }))
        .filter(({ count }) => count > 0)
        .toSorted((one, other) => other.count - one.count)
        .map(({ map }) => map);
      read.set(tokens, spoken);
      return spoken;
    },
  };
};
