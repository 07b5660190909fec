import type { Lexicon } from "../lexicon/lexicon.ts";
import { type PhraseToken, singular } from "../tokens/phrase-tokens.ts";

/** Shorter words are no compounds. */
const MIN_COMPOUND_LENGTH = 8;
const MIN_PART_LENGTH = 3;

/** Letters between two words: "Gebrauchtwagensuche", "Familienkombi". */
const JOINTS = ["", "s", "n", "e", "en"];

const partAt = (token: PhraseToken, from: number, to: number, separator: string): PhraseToken => {
  const text = token.text.slice(from, to);
  // Letters like "ä" and "œ" are folded to one or to several.
  const isPlain = token.end - token.start === token.text.length;
  const [start, end] = isPlain ? [token.start + from, token.start + to] : [token.start, token.end];
  return { ...token, text, root: singular(text), start, end, separator };
};

/** What words for cars end in. */
const CAR_WORDS: ReadonlySet<string> = new Set(
  "auto autos wagen wagens won ween fahrzeug fahrzeuge voertuig".split(" "),
);

const splitCompound = (token: PhraseToken, { isPartOfCompound }: Lexicon): readonly PhraseToken[] | null => {
  const { text } = token;
  for (let length = text.length - MIN_PART_LENGTH; length >= MIN_PART_LENGTH; length -= 1) {
    const [first, last] = [text.slice(0, length), text.slice(length)];
    const isCar = CAR_WORDS.has(last);
    if (!isCar && !isPartOfCompound(last)) continue;
    const joint = JOINTS.find(
      (letters) => first.endsWith(letters) && isPartOfCompound(first.slice(0, first.length - letters.length)),
    );
    if (joint === undefined) continue;
    const start = partAt(token, 0, length - joint.length, token.separator);
    return isCar ? [{ ...start, end: token.end }] : [start, partAt(token, length, text.length, " ")];
  }
  return null;
};

/** "Dieselkombi", "elektrischebestelwagen": an unknown word of two that are known. */
export const splitCompounds = (
  tokens: readonly PhraseToken[],
  lexicon: Lexicon,
  stockHasToken: (word: string) => boolean,
): readonly PhraseToken[] =>
  tokens.flatMap((token) => {
    const { kind, text } = token;
    if (kind !== "word" || text.length < MIN_COMPOUND_LENGTH || lexicon.spelling.isKnown(text) || stockHasToken(text))
      return [token];
    return splitCompound(token, lexicon) ?? [token];
  });
