import type { PhraseToken } from "../tokens/phrase-tokens.ts";

export type TokenState = "unmatched" | "ignored" | "matched";

/** Ignored tokens attached to an unmatched one are unmatched too: the "d" of "320d", the "c" of "C-HR". */
export const markUnmatched = (tokens: readonly PhraseToken[], states: readonly TokenState[]): readonly boolean[] => {
  const isUnmatched = states.map((state) => state === "unmatched");
  const attach = (index: number, neighbour: number, between: string | undefined): void => {
    if (states[index] === "ignored" && isUnmatched[neighbour] && /^[-.]?$/.test(between ?? " "))
      isUnmatched[index] = true;
  };
  for (let index = 1; index < tokens.length; index += 1) attach(index, index - 1, tokens[index]?.separator);
  for (let index = tokens.length - 2; index >= 0; index -= 1) attach(index, index + 1, tokens[index + 1]?.separator);
  return isUnmatched;
};

/** The unmatched tokens as typed, without signs; null if there are none. */
export const unmatchedText = (
  typed: string,
  tokens: readonly PhraseToken[],
  isUnmatched: readonly boolean[],
): string | null => {
  const runs: { start: number; end: number }[] = [];
  for (const [index, token] of tokens.entries()) {
    if (!isUnmatched[index] || token.kind === "sign") continue;
    const last = runs.at(-1);
    if (last && isUnmatched[index - 1] && tokens[index - 1]?.kind !== "sign") last.end = token.end;
    else runs.push({ start: token.start, end: token.end });
  }
  const text = runs.map(({ start, end }) => typed.slice(start, end)).join(" ");
  // The form in which an address carries the text.
  return text.normalize("NFC").toWellFormed().replaceAll(/\s+/g, " ").trim() || null;
};
