import {
  COMPARATOR_PHRASES,
  SUBJECT_PHRASES,
  TRAILING_COMPARATOR_PHRASES,
  UNIT_PHRASES,
} from "../tables/measure-phrases.ts";
import { NEGATIONS } from "../measures/negations.ts";
import { singular, type PhraseToken, termsOf } from "../tokens/phrase-tokens.ts";

/**
 * `unmatched`: no phrase; names and equipment may have it. `unstated`: understood, but no vehicle states it. `ignored`:
 * says nothing about the vehicle.
 */
export type TokenState = "unmatched" | "unstated" | "ignored" | "matched";

/** Words that belong together: "S-Line", "25e", a number and what it counts. */
export type Unit = {
  /** Offsets in the typed text. */
  readonly start: number;
  readonly end: number;
  readonly firstToken: number;
  readonly lastToken: number;
  /** As typed. */
  readonly text: string;
  readonly mayBeText: boolean;
  /** Understood even where no text has it. */
  readonly isOptional: boolean;
  /** Only words that need others: "sans", "moins", "autonomie". */
  readonly isDependent: boolean;
};

/** Text that stands for the words from a token on. */
export type TextAt = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Filters stand for it where no name has it. */
  readonly isOptional: boolean;
};

/** Words of negations, comparisons, units and subjects: alone they say nothing. */
const DEPENDENT_WORDS: ReadonlySet<string> = new Set(
  termsOf([
    ...NEGATIONS,
    ...[UNIT_PHRASES, SUBJECT_PHRASES].flatMap((table) => Object.values(table)),
    ...[COMPARATOR_PHRASES, TRAILING_COMPARATOR_PHRASES].flatMap((table) => Object.values(table)),
  ]),
);

const isAttached = (token: PhraseToken | undefined): boolean => /^[-.]?$/.test(token?.separator ?? " ");

/** Ignored tokens attached to an unmatched one are unmatched too: the "d" of "320d", the "c" of "C-HR". */
const markUnmatched = (tokens: readonly PhraseToken[], states: readonly TokenState[]): readonly TokenState[] => {
  const marked = [...states];
  const attach = (index: number, neighbour: number, between: number): void => {
    if (marked[index] === "ignored" && marked[neighbour] === "unmatched" && isAttached(tokens[between]))
      marked[index] = "unmatched";
  };
  for (let index = 1; index < tokens.length; index += 1) attach(index, index - 1, index);
  for (let index = tokens.length - 2; index >= 0; index -= 1) attach(index, index + 1, index + 1);
  return marked;
};

/** A number belongs to the word behind it: "2 enfants". */
const belongsToNext = (tokens: readonly PhraseToken[], index: number): boolean =>
  tokens[index]?.kind === "digits" && tokens[index + 1]?.kind === "word" && tokens[index + 1]?.separator === " ";

/** As typed; two words that were joined as one. */
const wordText = (typed: string, { text, start, end }: PhraseToken): string => {
  const slice = typed.slice(start, end);
  return /[\s-]/.test(slice) ? text : slice;
};

/** The last token of the unit that starts at a token. */
const unitEnd = (tokens: readonly PhraseToken[], marked: readonly TokenState[], start: number): number => {
  const isJoined = (last: number): boolean =>
    marked[last + 1] === marked[start] &&
    tokens[last + 1]?.kind !== "sign" &&
    (marked[start] === "unstated" || isAttached(tokens[last + 1]) || belongsToNext(tokens, last));
  let last = start;
  while (isJoined(last)) last += 1;
  return last;
};

/** The tokens that are no filter, in the units that text finds or does not find as a whole. */
export const toUnits = (
  typed: string,
  tokens: readonly PhraseToken[],
  states: readonly TokenState[],
  texts: readonly TextAt[] = [],
): readonly Unit[] => {
  const marked = markUnmatched(tokens, states);
  const units: Unit[] = [];
  let index = 0;
  while (index < tokens.length) {
    const state = marked[index];
    const isLeft = state === "unmatched" || state === "unstated";
    if (!isLeft || tokens[index]?.kind === "sign") {
      index += 1;
      continue;
    }
    const given = texts.find(({ start }) => start === index);
    const last = given ? given.end - 1 : unitEnd(tokens, marked, index);
    const words = tokens.slice(index, last + 1);
    const { start = 0 } = tokens[index] ?? {};
    const { end = 0 } = tokens[last] ?? {};
    const isDependent = words.every(({ text }) => DEPENDENT_WORDS.has(text));
    const isDigit = index === last && /^\d$/.test(tokens[index]?.text ?? "");
    units.push({
      start,
      end,
      firstToken: index,
      lastToken: last,
      text: given?.text ?? words.map((word, at) => (at === 0 ? "" : word.separator) + wordText(typed, word)).join(""),
      mayBeText: state === "unmatched" && !isDigit && !isDependent,
      isDependent,
      isOptional: given?.isOptional === true,
    });
    index = last + 1;
  }
  return units;
};

/** "xDrive30e", "320d": letters and digits that the stock writes together. */
const joinRuns = (tokens: readonly PhraseToken[], stockHasToken: (word: string) => boolean): readonly PhraseToken[] => {
  const joined: PhraseToken[] = [];
  let index = 0;
  while (index < tokens.length) {
    let end = index + 1;
    while (tokens[end]?.separator === "" && tokens[end]?.kind !== "sign") end += 1;
    const run = tokens.slice(index, end);
    const [first] = run;
    const text = run.map((token) => token.text).join("");
    if (first && run.length > 1 && first.kind !== "sign" && stockHasToken(text))
      joined.push({ ...first, kind: "word", text, root: text, end: run.at(-1)?.end ?? first.end });
    else joined.push(...run);
    index = end;
  }
  return joined;
};

/** "blue hdi", "eco boost": two words that the stock writes as one; and what it writes together. */
export const joinSplitWords = (
  tokens: readonly PhraseToken[],
  stockHasToken: (word: string) => boolean,
): readonly PhraseToken[] => {
  const joined: PhraseToken[] = [];
  for (const token of joinRuns(tokens, stockHasToken)) {
    const last = joined.at(-1);
    const text = `${last?.text}${token.text}`;
    const isSplit =
      last?.kind === "word" &&
      token.kind === "word" &&
      /^[- ]$/.test(token.separator) &&
      text.length > 5 &&
      stockHasToken(text);
    if (isSplit) joined[joined.length - 1] = { ...last, text, root: singular(text), end: token.end };
    else joined.push(token);
  }
  return joined;
};
