import { growingUint32 } from "../columns/growing-column.ts";
import { type ValueSets, createValueSets } from "../columns/value-sets.ts";
import { type TokenIndex, createTokenIndex } from "./token-index.ts";

/** Index of one text attribute. Vehicles share most texts, so a token leads to texts, and a text to rows. */
export type SearchTextField = TokenIndex & { readonly rows: ValueSets };

export type TextBuilder = {
  readonly add: (text: string | null) => void;
  /** By row: the number of its text; `contents().length` or more if it has none. */
  readonly codes: () => Uint32Array;
  /** Distinct texts by number. */
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

export const createSearchTextField = (codes: Uint32Array, contents: readonly string[]): SearchTextField => ({
  ...createTokenIndex(contents),
  rows: createValueSets(codes, contents.length),
});
