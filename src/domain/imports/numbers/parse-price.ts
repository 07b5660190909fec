import type { Cents } from "../../shared/index.ts";
import type { ColumnNotation } from "./column-notation.ts";
import { numberColumn, readNumber } from "./read-number.ts";

/** Three digits behind a sign are thousands: nobody asks for thousandths of a euro. */
const NOTATIONS: readonly ColumnNotation[] = [
  { decimal: ",", thousands: ".", isStated: false },
  { decimal: ".", thousands: ",", isStated: false },
];

const PRICE = numberColumn("price.purchase.cents", "euro");

/** A price in euros as people write it ("23 900", "23.900,-", "€ 23'900.50"), in cents; null for anything else. */
export const parsePrice = (text: string): Cents | null => {
  for (const notation of NOTATIONS) {
    const result = readNumber(text.trim(), PRICE, notation);
    if ("value" in result) return result.value > 0 ? result.value : null;
  }
  return null;
};
