import { type PhraseToken, tokenizePhrase } from "./phrase-tokens.ts";
import { LINK_WORDS } from "./stop-words.ts";

const joinRoots = (tokens: readonly PhraseToken[]): string => tokens.map(({ root }) => root).join("");

/** Removes link words between the first and the last token: "boîte [de] vitesses". */
export const withoutLinkWords = (tokens: readonly PhraseToken[]): readonly PhraseToken[] =>
  tokens.filter(({ text }, index) => index === 0 || index === tokens.length - 1 || !LINK_WORDS.has(text));

/** The words of a name in the singular, written together: hyphens and blanks do not matter. */
export const nameKey = (name: string): string => joinRoots(tokenizePhrase(name));

/** Like `nameKey`, without the link words inside. */
export const tokensKey = (tokens: readonly PhraseToken[]): string => joinRoots(withoutLinkWords(tokens));

export const phraseKey = (phrase: string): string => tokensKey(tokenizePhrase(phrase));
