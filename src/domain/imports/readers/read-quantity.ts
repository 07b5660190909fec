import { fold } from "../../shared/index.ts";
import { parseFeedNumber, type NumberFormat } from "./parse-feed-number.ts";
import { dropValue, refuseRow, type CellResult } from "./cell-result.ts";
import type { Cell } from "../feed-row.ts";

/** Folded unit name to factor of the field's unit; "" is a number without unit. */
type UnitFactors = ReadonlyMap<string, number>;

/** The international mile of 1959. */
const KILOMETRES_PER_MILE = 1.609_344;

const CENT_FACTORS: UnitFactors = new Map(["", "eur", "euro", "euros", "€"].map((unit) => [unit, 100]));

const KILOMETRE_FACTORS: UnitFactors = new Map([
  ...["", "km", "kms", "kilometer", "kilometers", "kilometre", "kilometres"].map((unit) => [unit, 1] as const),
  ...["mi", "mile", "miles"].map((unit) => [unit, KILOMETRES_PER_MILE] as const),
]);

const QUANTITY_PATTERN =
  /^(?<before>[\p{L}\p{Sc}]*)\s*(?<figure>[+-]?\d(?:[\d.,'\u2019\s]*?[\d.,'\u2019])??)\s*(?<after>[\p{L}\p{Sc}]*)\.?$/u;

/** An integer in the field's unit (cents, kilometres), or the failed result. */
export type QuantityResult = { readonly value: number } | { readonly failure: CellResult };

const notANumber = (cell: Cell): QuantityResult => ({ failure: dropValue("not-a-number", cell, "is not a number") });

const readWithUnit = (
  cell: Cell,
  format: NumberFormat,
  factors: UnitFactors,
  onUnknownUnit: (unit: string) => CellResult,
): QuantityResult => {
  if (typeof cell === "number") return { value: Math.round(cell * (factors.get("") ?? 1)) };
  const match = typeof cell === "string" ? QUANTITY_PATTERN.exec(cell.trim())?.groups : undefined;
  if (!match) return notANumber(cell);
  const { before = "", figure = "", after = "" } = match;
  const number = parseFeedNumber(figure, format);
  if (number === null || (before !== "" && after !== "")) return notANumber(cell);
  const unit = before + after;
  const factor = factors.get(fold(unit));
  return factor === undefined ? { failure: onUnknownUnit(unit) } : { value: Math.round(number * factor) };
};

/** Reads an amount with its currency before or after it, "24990.00 EUR". Another currency refuses the row. */
export const readMoney = (cell: Cell, format: NumberFormat): QuantityResult =>
  readWithUnit(cell, format, CENT_FACTORS, (unit) =>
    refuseRow("wrong-unit", cell, `is in ${unit}, prices must be in EUR`),
  );

/** Reads a distance: "12000 km", "7500 miles". */
export const readDistance = (cell: Cell, format: NumberFormat): QuantityResult =>
  readWithUnit(cell, format, KILOMETRE_FACTORS, (unit) =>
    dropValue("wrong-unit", cell, `is counted in ${unit}, distances must be in km or mi`),
  );
