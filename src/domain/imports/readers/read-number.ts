import { findAmbiguity, parseFeedNumber, type NumberFormat, type UnitDecimals } from "./parse-feed-number.ts";
import { dropValue, type CellResult } from "./cell-result.ts";
import type { Cell } from "../feed-row.ts";

/** A number in the field's unit (cents, kilometres), or the failed result. */
export type NumberResult = { readonly value: number } | { readonly failure: CellResult };

export const notANumber = (cell: Cell): NumberResult => ({
  failure: dropValue("not-a-number", cell, "is not a number"),
});

/** Reads every number of a feed: `figure` is the cell, or its part without the unit. */
export const readNumber = (
  figure: Cell,
  format: NumberFormat,
  decimals: UnitDecimals,
  cell: Cell = figure,
): NumberResult => {
  if (typeof figure === "number") {
    const ambiguity = decimals < 3 ? findAmbiguity(String(figure)) : null;
    if (ambiguity) return { failure: dropValue("ambiguous-number", cell, `can be ${ambiguity.readings}`) };
    return Number.isFinite(figure) ? { value: figure } : notANumber(cell);
  }
  const number = typeof figure === "string" ? parseFeedNumber(figure.trim(), format, decimals) : null;
  if (number === null) return notANumber(cell);
  if (typeof number === "number") return { value: number };
  return { failure: dropValue("ambiguous-number", cell, `can be ${number.readings}`) };
};
