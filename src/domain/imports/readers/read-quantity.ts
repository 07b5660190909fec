import { fold } from "../../shared/index.ts";
import type { NumberFormat, UnitDecimals } from "./parse-feed-number.ts";
import { notANumber, readNumber, type NumberResult } from "./read-number.ts";
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

const readWithUnit = (
  cell: Cell,
  format: NumberFormat,
  decimals: UnitDecimals,
  factors: UnitFactors,
  onUnknownUnit: (unit: string) => CellResult,
): NumberResult => {
  const match = typeof cell === "string" ? QUANTITY_PATTERN.exec(cell.trim())?.groups : undefined;
  if (!match && typeof cell !== "number") return notANumber(cell);
  const { before = "", figure = cell, after = "" } = match ?? {};
  if (before !== "" && after !== "") return notANumber(cell);
  const factor = factors.get(fold(before + after));
  if (factor === undefined) return { failure: onUnknownUnit(before + after) };
  const number = readNumber(figure, format, decimals, cell);
  return "failure" in number ? number : { value: Math.round(number.value * factor) };
};

/** Reads an amount with its currency before or after it, "24990.00 EUR". Another currency refuses the row. */
export const readMoney = (cell: Cell, format: NumberFormat): NumberResult =>
  readWithUnit(cell, format, 2, CENT_FACTORS, (unit) =>
    refuseRow("wrong-unit", cell, `is in ${unit}, prices must be in EUR`),
  );

/** Reads a distance: "12000 km", "7500 miles". */
export const readDistance = (cell: Cell, format: NumberFormat): NumberResult =>
  readWithUnit(cell, format, 0, KILOMETRE_FACTORS, (unit) =>
    dropValue("wrong-unit", cell, `is counted in ${unit}, distances must be in km or mi`),
  );
