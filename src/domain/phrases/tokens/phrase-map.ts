import { LINK_WORDS, type PhraseToken, tokenizePhrase } from "./phrase-tokens.ts";

const joinRoots = (tokens: readonly PhraseToken[]): string => tokens.map(({ root }) => root).join("");

/** Removes link words between the first and the last token: "boîte [de] vitesses". */
export const withoutLinkWords = (tokens: readonly PhraseToken[]): readonly PhraseToken[] =>
  tokens.filter(({ text }, index) => index === 0 || index === tokens.length - 1 || !LINK_WORDS.has(text));

/** The words of a name in the singular, written together: hyphens and blanks do not matter. */
export const nameKey = (name: string): string => joinRoots(tokenizePhrase(name));

/** Like `nameKey`, without the link words inside. */
export const tokensKey = (tokens: readonly PhraseToken[]): string => joinRoots(withoutLinkWords(tokens));

export const phraseKey = (phrase: string): string => tokensKey(tokenizePhrase(phrase));

export type PhraseMatch<T> = { readonly value: T; readonly end: number };

export type PhraseMap<T> = {
  /** The longest phrase that starts at `start` and ends at or before `maxEnd`; `end` is exclusive. */
  readonly longestAt: (tokens: readonly PhraseToken[], start: number, maxEnd?: number) => PhraseMatch<T> | null;
};

/** Maximum number of tokens in a phrase, including link words. */
const MAX_PHRASE_TOKENS = 10;

const endsPhrase = (separator: string): boolean =>
  separator.length > 0 && separator !== " " && /[,;:!?()]|\.\s/.test(separator);

const MAX_ABBREVIATION_LENGTH = 4;

/** "1. Hand", "MwSt. ausweisbar": a point that ends no sentence. */
const isAbbreviated = (tokens: readonly PhraseToken[], index: number): boolean => {
  const before = tokens[index - 1];
  return tokens[index]?.separator === ". " && (before?.text.length ?? 0) <= MAX_ABBREVIATION_LENGTH;
};

/** Exclusive upper bound for the end of a phrase that starts at `start`. */
const reach = (tokens: readonly PhraseToken[], start: number, maxEnd: number): number => {
  const last = Math.min(maxEnd, tokens.length, start + MAX_PHRASE_TOKENS);
  let end = Math.min(start + 1, last);
  while (end < last && !(endsPhrase(tokens[end]?.separator ?? "") && !isAbbreviated(tokens, end))) end += 1;
  return end;
};

/** All prefixes of the keys: the search stops at a run of tokens that is not among them. */
const collectPrefixes = (keys: Iterable<string>): ReadonlySet<string> => {
  const prefixes = new Set<string>();
  for (const key of keys) for (let length = key.length; length > 0; length -= 1) prefixes.add(key.slice(0, length));
  return prefixes;
};

/** Link words between the first and the last word of a phrase are optional. */
export const createPhraseMap = <T>(entries: ReadonlyMap<string, T>): PhraseMap<T> => {
  const prefixes = collectPrefixes(entries.keys());
  return {
    longestAt(tokens, start, maxEnd = tokens.length) {
      let match: PhraseMatch<T> | null = null;
      let key = "";
      const limit = reach(tokens, start, maxEnd);
      for (let end = start + 1; end <= limit; end += 1) {
        const { text, root } = tokens[end - 1] as PhraseToken;
        const value = entries.get(key + root);
        if (value !== undefined) match = { value, end };
        if (end === start + 1 || !LINK_WORDS.has(text)) key += root;
        if (!prefixes.has(key)) break;
      }
      return match;
    },
  };
};

/** Every token of a name counts. Two separate numbers do not form a name: "20 08" is not 2008. */
export const createNameMap = <T>(entries: ReadonlyMap<string, T>): PhraseMap<T> => {
  const prefixes = collectPrefixes(entries.keys());
  return {
    longestAt(tokens, start, maxEnd = tokens.length) {
      let match: PhraseMatch<T> | null = null;
      let key = "";
      const limit = reach(tokens, start, maxEnd);
      for (let end = start + 1; end <= limit; end += 1) {
        if (end > start + 1 && tokens[end - 1]?.kind === "digits" && tokens[end - 2]?.kind === "digits") break;
        key += tokens[end - 1]?.root ?? "";
        if (!prefixes.has(key)) break;
        const value = entries.get(key);
        if (value !== undefined) match = { value, end };
      }
      return match;
    },
  };
};

/** Maps the keys of comma-separated phrases to their value; the first phrase with a key wins. */
export const phrasesByKey = <T extends string>(table: Readonly<Partial<Record<T, string>>>): ReadonlyMap<string, T> => {
  const byKey = new Map<string, T>();
  for (const [value, phrases] of Object.entries(table) as [T, string][]) {
    for (const key of phrases.split(", ").map(phraseKey)) if (!byKey.has(key)) byKey.set(key, value);
  }
  return byKey;
};
