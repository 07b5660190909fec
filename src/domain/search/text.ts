import { growingUint32 } from "./growing-column.ts";
import { type ValueSets, setsOfCodes } from "./value-sets.ts";
import { type WordIndex, wordIndexOf } from "./word-index.ts";

/** One text of the vehicles. Vehicles share most of their texts, so a word leads to texts, and a text to rows. */
export type TextField = WordIndex & { readonly rows: ValueSets };

export type TextBuilder = {
  readonly add: (text: string | null) => void;
  /** By row: the number of its text, or `contents().length` and above where it has none. */
  readonly codes: () => Uint32Array;
  /** The different texts by number. */
  readonly contents: () => string[];
};

const NO_TEXT = 0xffffffff;

export const createTextBuilder = (): TextBuilder => {
  const numbers = new Map<string, number>();
  const codes = growingUint32();
  return {
    add(text) {
      if (text === null) {
        codes.push(NO_TEXT);
        return;
      }
      let number = numbers.get(text);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(text, number);
      }
      codes.push(number);
    },
    codes: () => codes.cells(),
    contents: () => [...numbers.keys()],
  };
};

export const textFieldOf = (codes: Uint32Array, contents: readonly string[]): TextField => ({
  ...wordIndexOf(contents),
  rows: setsOfCodes(codes, contents.length),
});
