import { tokenize } from "../../shared/index.ts";
import { dropUnusedCodes, growingUint32, sharedUint32, sharedUint8 } from "../columns/growing-column.ts";
import type { Arrange } from "../columns/stock-rows.ts";
import { createValueSets, type ValueSets } from "../columns/value-sets.ts";

/** Maps tokens to the texts that contain them. Tokens are sorted and stored back to back, in ASCII. */
export type TokenIndex = {
  readonly letters: Uint8Array;
  /** By token: its start in `letters`, plus a final end. */
  readonly tokenStarts: Uint32Array;
  /** By token: start of its texts in `texts`, plus a final end. */
  readonly textStarts: Uint32Array;
  readonly texts: Uint32Array;
};

const textsByToken = (texts: Iterable<string>): [string, number[]][] => {
  const byToken = new Map<string, number[]>();
  let text = 0;
  for (const content of texts) {
    for (const token of new Set(tokenize(content))) {
      const textNumbers = byToken.get(token);
      if (textNumbers) textNumbers.push(text);
      else byToken.set(token, [text]);
    }
    text += 1;
  }
  return [...byToken].sort(([left], [right]) => (left < right ? -1 : 1));
};

/** The number of a text is its index in `contents`. */
export const createTokenIndex = (contents: Iterable<string>): TokenIndex => {
  const entries = textsByToken(contents);
  const letters = sharedUint8(entries.reduce((sum, [token]) => sum + token.length, 0));
  const texts = sharedUint32(entries.reduce((sum, [, textNumbers]) => sum + textNumbers.length, 0));
  const tokenStarts = sharedUint32(entries.length + 1);
  const textStarts = sharedUint32(entries.length + 1);
  let letter = 0;
  let text = 0;
  for (const [entry, [token, textNumbers]] of entries.entries()) {
    for (let index = 0; index < token.length; index += 1) letters[letter + index] = token.charCodeAt(index);
    texts.set(textNumbers, text);
    letter += token.length;
    text += textNumbers.length;
    tokenStarts[entry + 1] = letter;
    textStarts[entry + 1] = text;
  }
  return { letters, tokenStarts, textStarts, texts };
};

/** Negative, 0 or positive, as the token's prefix compares with `prefix`. */
const comparePrefix = (index: TokenIndex, position: number, prefix: string): number => {
  const start = index.tokenStarts[position] as number;
  const length = (index.tokenStarts[position + 1] as number) - start;
  for (let letter = 0; letter < prefix.length; letter += 1) {
    if (letter === length) return -1;
    const difference = (index.letters[start + letter] as number) - prefix.charCodeAt(letter);
    if (difference !== 0) return difference;
  }
  return 0;
};

const firstTokenWith = (index: TokenIndex, prefix: string): number => {
  let low = 0;
  let high = index.tokenStarts.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (comparePrefix(index, middle, prefix) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Positions of the tokens that start with `prefix`, which must be folded letters and digits. */
export const tokensWithPrefix = (index: TokenIndex, prefix: string): number[] => {
  const matches: number[] = [];
  const end = index.tokenStarts.length - 1;
  for (
    let position = firstTokenWith(index, prefix);
    position < end && comparePrefix(index, position, prefix) === 0;
    position += 1
  ) {
    matches.push(position);
  }
  return matches;
};

export const hasToken = (index: TokenIndex, token: string): boolean => {
  const position = firstTokenWith(index, token);
  // A token sorts before every longer one that starts with it.
  return (
    position < index.tokenStarts.length - 1 &&
    comparePrefix(index, position, token) === 0 &&
    (index.tokenStarts[position + 1] as number) - (index.tokenStarts[position] as number) === token.length
  );
};

/** Index of one text attribute. Vehicles share most texts, so a token leads to texts, and a text to rows. */
export type SearchTextField = TokenIndex & { readonly rows: ValueSets };

/** `codes`: by row the number of its text, `contents.length` if it has none. `contents`: distinct texts by number. */
export type TextColumn = { readonly codes: Uint32Array; readonly contents: readonly string[] };

type TextBuilder = {
  /** Sets the text of a row, or that of the row after the last one. */
  readonly set: (row: number, text: string | null) => void;
  readonly finish: (arrange: Arrange) => TextColumn;
};

const NO_TEXT = 0xffffffff;

export const createTextBuilder = (): TextBuilder => {
  const numbers = new Map<string, number>();
  const codes = growingUint32();
  return {
    set(row, text) {
      if (text === null) {
        codes.set(row, NO_TEXT);
        return;
      }
      let number = numbers.get(text);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(text, number);
      }
      codes.set(row, number);
    },
    finish(arrange) {
      const texts = [...numbers.keys()];
      const { codes: textOfRow, used } = dropUnusedCodes(arrange(codes.cells()), texts.length);
      return { codes: textOfRow, contents: used.map((number) => texts[number] ?? "") };
    },
  };
};

export const createSearchTextField = ({ codes, contents }: TextColumn): SearchTextField => ({
  ...createTokenIndex(contents),
  rows: createValueSets(codes, contents.length),
});
