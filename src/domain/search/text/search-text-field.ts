import { growingUint32 } from "../columns/growing-column.ts";
import type { Arrange } from "../columns/stock-rows.ts";
import { dropUnusedCodes } from "../columns/used-codes.ts";
import { type ValueSets, createValueSets } from "../columns/value-sets.ts";
import { type TokenIndex, createTokenIndex } from "./token-index.ts";

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
