import { OTHER_NUMBERS } from "../languages/other-languages.ts";
import { fold } from "../../shared/index.ts";
import { NUMBER_WORDS } from "../tables/measure-phrases.ts";
import type { PhraseToken } from "../tokens/phrase-tokens.ts";

const VALUES: ReadonlyMap<string, number> = new Map(
  Object.entries({ ...OTHER_NUMBERS, ...NUMBER_WORDS }).map(([word, value]) => [fold(word), value]),
);

/** Alone these are articles and small words. */
const ONE: ReadonlySet<string> = new Set("un une one ein een eent um".split(" "));

/** Within "fünfundzwanzig", "vijfentwintig", "fënnefanzwanzeg". */
const INNER_JOINT = /^(?:und|en|an|a)/;

/** Between words: "vingt et un", "vinte e cinco". */
const JOINTS: ReadonlySet<string> = new Set("et and e".split(" "));

const isTens = (value: number): boolean => value >= 20 && value < 100 && value % 10 === 0;

/** The numbers that a word is written of: 5, 20 and 1000 of "fünfundzwanzigtausend", tens first. */
const partsOf = (word: string): readonly number[] | null => {
  const whole = VALUES.get(word);
  if (whole !== undefined) return [whole];
  for (let length = word.length - 2; length >= 2; length -= 1) {
    const start = word.slice(0, length);
    const value = VALUES.get(start) ?? (ONE.has(start) ? 1 : undefined);
    const tail = word.slice(length);
    const rest = value === undefined ? null : partsOf(tail);
    if (value !== undefined && rest) return [value, ...rest];
    const joined = value !== undefined && value < 10 && INNER_JOINT.test(tail) ? partsAfterJoint(tail) : null;
    if (value !== undefined && joined) return [joined[0] ?? 0, value, ...joined.slice(1)];
  }
  return null;
};

/** Tens behind a joint, with what follows. */
const partsAfterJoint = (tail: string): readonly number[] | null => {
  const rest = partsOf(tail.replace(INNER_JOINT, ""));
  return rest && isTens(rest[0] ?? 0) ? rest : null;
};

/** "Vingt" and "cinq" make 25, "soixante" and "quinze" 75, "quatre" and "vingt" 80, "cinq" and "cent" 500; null: no number. */
const add = (sum: number, part: number): number | null => {
  if (part === 100) return sum < 10 ? Math.max(sum, 1) * 100 : null;
  const last = sum % 100;
  if (last === 0) return sum + part;
  if (last === 4 && part === 20) return sum - 4 + 80;
  if (isTens(last) && part < 10) return sum + part;
  if ((last === 60 || last === 80) && part < 20) return sum + part;
  return last === 10 && part > 6 && part < 10 ? sum + part : null;
};

export type NumberWordsMatch = { readonly value: number; readonly end: number; readonly hasThousands: boolean };

/** The parts of a token from its place on, behind "et" only where they continue tens. */
const partsAt = (tokens: readonly PhraseToken[], index: number, sum: number) => {
  const joint = sum % 10 === 0 && sum >= 20 && JOINTS.has(tokens[index]?.text ?? "") ? 1 : 0;
  const { text = "", root = "", kind } = tokens[index + joint] ?? {};
  if (joint === 1 && ONE.has(text)) return { parts: [1], end: index + 2 };
  const parts = kind === "word" ? (partsOf(text) ?? partsOf(root)) : null;
  const isJoined = joint === 0 || (parts !== null && (parts[0] ?? 0) < (sum % 100 === 0 ? 100 : 12));
  return parts && isJoined ? { parts, end: index + joint + 1 } : null;
};

/** The longest number of words at a token: "vingt-cinq mille", "zwanzigtausend", "vinte e cinco mil". */
export const numberWordsAt = (tokens: readonly PhraseToken[], start: number): NumberWordsMatch | null => {
  let match: NumberWordsMatch | null = null;
  let [thousands, sum, index] = [0, 0, start];
  for (;;) {
    const next = partsAt(tokens, index, sum);
    if (!next) return match;
    for (const part of next.parts) {
      const added = part === 1000 ? 0 : add(sum, part);
      if (added === null || (part === 1000 && thousands > 0)) return match;
      if (part === 1000) thousands = Math.max(sum, 1) * 1000;
      sum = added;
    }
    index = next.end;
    // "Vingt mille cinq" are not 20 005 of something.
    if (thousands === 0 || sum === 0 || sum >= 100)
      match = { value: thousands + sum, end: index, hasThousands: thousands > 0 };
  }
};

/** Whether a token multiplies the digits before it: "12 mille", "15 tausend". */
export const isThousand = (token: PhraseToken | undefined): boolean => VALUES.get(token?.text ?? "") === 1000;
