import { createDerivedCache } from "../../shared/index.ts";
import { otherLanguages, rowKeys } from "../languages/other-languages.ts";
import type { PhraseMeaning, PhraseTable } from "../tables/phrase-table.ts";
import { createPhraseMap, phraseKey, type PhraseMap } from "../tokens/phrase-map.ts";
import { createSpelling, optimalStringAlignmentDistance } from "../tokens/spelling.ts";
import { type PhraseToken, termsOf } from "../tokens/phrase-tokens.ts";

export type SpokenLanguages = {
  /** Words that are spelt correctly, though nothing is corrected to them. */
  readonly isWord: (word: string) => boolean;
  /** The nearest long word that says something about a vehicle; null if there is none. */
  readonly nearest: (word: string) => string | null;
  /** What words mean in the languages that the text shows, the likeliest first: "or" in "red or blue", "auto" in "gebrauchtes auto". */
  readonly ambiguousIn: (tokens: readonly PhraseToken[]) => readonly PhraseMap<PhraseMeaning>[];
};

/** Shorter words resemble too many others. */
const MIN_CORRECTED_LENGTH = 7;
const MIN_TWO_EDITS_LENGTH = 10;

/** `french`: words that show no other language. */
export const createSpokenLanguages = (tables: readonly PhraseTable[], french: ReadonlySet<string>): SpokenLanguages => {
  const filtersByRow = new Map(tables.flat().flatMap((row) => rowKeys(row).map((key) => [key, row[0]] as const)));
  const spoken = otherLanguages();
  const languages = spoken.map(({ words, ambiguous }) => {
    const texts = termsOf(words);
    const meanings = ambiguous.map(({ phrase, row }): readonly [string, PhraseMeaning] => {
      const filters = row === null ? undefined : filtersByRow.get(row);
      return [phraseKey(phrase), filters === undefined ? { kind: "ignored" } : { kind: "filters", filters }];
    });
    const own = new Set(texts.filter((text) => text.length > 1 && !french.has(text)));
    return { own, map: createPhraseMap(new Map(meanings)) };
  });
  const all = new Set(languages.flatMap(({ own }) => [...own]));
  const spelling = createSpelling(
    spoken.flatMap(({ topicWords }) => termsOf(topicWords)).filter((word) => word.length >= MIN_CORRECTED_LENGTH),
  );
  const read = createDerivedCache<readonly PhraseToken[], readonly PhraseMap<PhraseMeaning>[]>();
  return {
    isWord: (word) => all.has(word),
    nearest(word) {
      const nearest = word.length < MIN_CORRECTED_LENGTH ? null : spelling.nearest(word);
      const limit = word.length < MIN_TWO_EDITS_LENGTH ? 1 : 2;
      return nearest !== null && optimalStringAlignmentDistance(word, nearest, limit) <= limit ? nearest : null;
    },
    ambiguousIn: (tokens) =>
      read(tokens, [], () =>
        languages
          .map(({ own, map }) => ({ map, count: tokens.filter(({ text }) => own.has(text)).length }))
          .filter(({ count }) => count > 0)
          .toSorted((one, other) => other.count - one.count)
          .map(({ map }) => map),
      ),
  };
};
