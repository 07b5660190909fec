import { createDerivedCache } from "../../shared/index.ts";
import { createPhraseMap, type PhraseMap, type PhraseMatch, tokensKey } from "../tokens/phrase-map.ts";
import { type PhraseToken, tokenizePhrase } from "../tokens/phrase-tokens.ts";

const MIN_STEM_LENGTH = 4;

/** Endings of adjectives and nouns in German, Luxembourgish, Dutch and Portuguese, and of French plurals and feminines. */
const stem = (word: string): string => {
  const start = word.replace(/[sx]$/, "").replace(/(?:e[mnr]?|[ao])$/, "");
  return start.length < MIN_STEM_LENGTH ? word : start;
};

const toStems = (tokens: readonly PhraseToken[]): readonly PhraseToken[] =>
  tokens.map((token) => (token.kind === "word" ? { ...token, root: stem(token.text) } : token));

/** Phrases of several words in any of their forms: "großer Reichweite" for "große Reichweite". */
export const createInflectedMap = <T>(phrases: Iterable<readonly [phrase: string, value: T]>): PhraseMap<T> => {
  const byStems = new Map<string, T>();
  for (const [phrase, value] of phrases) {
    const tokens = toStems(tokenizePhrase(phrase));
    if (tokens.length < 2) continue;
    const key = tokensKey(tokens);
    if (!byStems.has(key)) byStems.set(key, value);
  }
  const map = createPhraseMap(byStems);
  const stems = createDerivedCache<readonly PhraseToken[], readonly PhraseToken[]>();
  return {
    longestAt(tokens, start, maxEnd): PhraseMatch<T> | null {
      const match = map.longestAt(
        stems(tokens, [], () => toStems(tokens)),
        start,
        maxEnd,
      );
      return match && match.end > start + 1 ? match : null;
    },
  };
};
