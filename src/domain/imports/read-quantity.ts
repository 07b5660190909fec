import { fold } from "../shared/index.ts";
import { readNumber, type NumberSigns } from "./numbers.ts";
import { dropped, refused, type Reading } from "./reading.ts";
import type { Cell } from "./row.ts";

/** Word of a unit, folded -> how many of the field's own unit it is; "" where there is none. */
type UnitWords = ReadonlyMap<string, number>;

/** The international mile of 1959. */
const KILOMETRES_OF_A_MILE = 1.609_344;

const CENTS: UnitWords = new Map(["", "eur", "euro", "euros", "€"].map((word) => [word, 100]));

const KILOMETRES: UnitWords = new Map([
  ...["", "km", "kms", "kilometer", "kilometers", "kilometre", "kilometres"].map((word) => [word, 1] as const),
  ...["mi", "mile", "miles"].map((word) => [word, KILOMETRES_OF_A_MILE] as const),
]);

const QUANTITY = /^(?<before>[\p{L}\p{Sc}]*)\s*(?<figure>[+-]?\d[\d.,'\u2019\s]*?)\s*(?<after>[\p{L}\p{Sc}]*)\.?$/u;

/** A figure in the field's own unit (whole cents, whole kilometres), or what is wrong with the cell. */
export type Quantity = { readonly value: number } | { readonly wrong: Reading };

const notANumber = (cell: Cell): Quantity => ({ wrong: dropped("not-a-number", cell, "is not a number") });

const quantity = (cell: Cell, signs: NumberSigns, words: UnitWords, otherUnit: (word: string) => Reading): Quantity => {
  if (typeof cell === "number") return { value: Math.round(cell * (words.get("") ?? 1)) };
  const parts = typeof cell === "string" ? QUANTITY.exec(cell.trim())?.groups : undefined;
  if (!parts) return notANumber(cell);
  const { before = "", figure = "", after = "" } = parts;
  const number = readNumber(figure, signs);
  if (number === null || (before !== "" && after !== "")) return notANumber(cell);
  const word = before + after;
  const factor = words.get(fold(word));
  return factor === undefined ? { wrong: otherUnit(word) } : { value: Math.round(number * factor) };
};

/** An amount and its currency, before it or behind: "24990.00 EUR". A price in another currency refuses the row. */
export const readMoney = (cell: Cell, signs: NumberSigns): Quantity =>
  quantity(cell, signs, CENTS, (word) => refused("wrong-unit", cell, `is in ${word}, prices must be in EUR`));

/** A distance and its unit: "12000 km", "7500 miles". */
export const readDistance = (cell: Cell, signs: NumberSigns): Quantity =>
  quantity(cell, signs, KILOMETRES, (word) =>
    dropped("wrong-unit", cell, `is counted in ${word}, distances must be in km or mi`),
  );
