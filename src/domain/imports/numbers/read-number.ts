import { isPlausibleFigure, type FigureFieldName } from "../../vehicles/index.ts";
import type { ColumnUnit } from "../feed-profile.ts";
import type { Cell } from "../feed-row.ts";
import { dropValue, refuseRow, type CellResult } from "../readers/cell-result.ts";
import type { ColumnNotation } from "./column-notation.ts";
import { type FigureWithUnit, parseCell, type ParsedCell } from "./parse-cell.ts";
import { pickReading } from "./pick-reading.ts";
import { type Quantity, quantityOf, type Unit, unitOfColumn } from "./quantities.ts";

/** A number in the field's unit (cents, kilometres), or the failed result. */
export type NumberResult = { readonly value: number } | { readonly failure: CellResult };

/** A column whose cells are figures of a field. */
export type NumberColumn = {
  readonly field: FigureFieldName;
  readonly quantity: Quantity;
  /** The unit of a figure that has none in its cell. */
  readonly unit: Unit;
};

export const numberColumn = (field: FigureFieldName, unit: ColumnUnit | null): NumberColumn => {
  const quantity = quantityOf(field);
  return { field, quantity, unit: unitOfColumn(quantity, unit) };
};

/** A figure that JSON has typed: its sign is the point. */
const TYPED: ColumnNotation = { decimal: ".", thousands: null, isStated: true };

const WHOLE = /^\d{1,15}$/;

/** So that 1.005 tonnes are 1,005 kg: the products of decimals have errors behind the sixth place. */
const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

const toFieldUnit = (reading: number, { factor }: Unit, { isRounded, own }: Quantity): number => {
  const value = round(reading * factor, 6);
  return isRounded && own.decimals === 0 ? Math.round(value) : value;
};

/** True if a vehicle on sale can have this figure, and people write so many decimals in its unit. */
export const isPlausibleReading =
  ({ field, quantity }: NumberColumn, unit: Unit) =>
  (reading: number): boolean => {
    const isWritten = unit.decimals === 3 || Number.isInteger(round(reading * 10 ** unit.decimals, 6));
    return isWritten && isPlausibleFigure(field, toFieldUnit(reading, unit, quantity));
  };

/** A number of JSON as its text; null for what is no figure. */
export const parseNumberCell = (cell: Cell, { quantity, unit }: NumberColumn): ParsedCell =>
  typeof cell === "string" || typeof cell === "number" ? parseCell(String(cell), quantity, unit) : null;

const notANumber = (cell: Cell): NumberResult => ({ failure: dropValue("not-a-number", cell, "is not a number") });

const wrongUnit = (cell: Cell, unit: string, { rule, refusesRow }: Quantity): NumberResult => ({
  failure: (refusesRow ? refuseRow : dropValue)("wrong-unit", cell, `is in ${unit}, ${rule}`),
});

const readMeasure = (
  cell: Cell,
  measure: FigureWithUnit,
  column: NumberColumn,
  notation: ColumnNotation,
): NumberResult => {
  const { readings, unit } = measure;
  const picked = pickReading(readings, notation, isPlausibleReading(column, unit));
  if (picked === null) return notANumber(cell);
  if ("readings" in picked) return { failure: dropValue("ambiguous-number", cell, `can be ${picked.readings}`) };
  return { value: toFieldUnit(picked.value, unit, column.quantity) };
};

/** Share by which a figure and the same in another unit may differ, as both are rounded. */
const ROUNDING_SHARE = 0.02;

const areEqual = (a: number, b: number): boolean =>
  Math.abs(a - b) <= Math.max(1, ROUNDING_SHARE * Math.max(Math.abs(a), Math.abs(b)));

/** Reads every figure of a feed of vehicles, with its unit and in the notation of its column. */
export const readNumber = (cell: Cell, column: NumberColumn, columnNotation: ColumnNotation): NumberResult => {
  if (typeof cell === "string" ? WHOLE.test(cell) : Number.isInteger(cell))
    return { value: toFieldUnit(Number(cell), column.unit, column.quantity) };
  const notation = typeof cell === "number" ? TYPED : columnNotation;
  const parsed = parseNumberCell(cell, column);
  if (parsed === null) return notANumber(cell);
  if ("wrongUnit" in parsed) return wrongUnit(cell, parsed.wrongUnit, column.quantity);
  const { first, second } = parsed;
  const result = readMeasure(cell, first, column, notation);
  if (second === null || "failure" in result) return result;
  const other = readMeasure(cell, second, column, notation);
  if ("failure" in other) return other;
  if (!areEqual(result.value, other.value))
    return { failure: dropValue("not-a-number", cell, "names two different figures") };
  return second.unit.factor === 1 ? other : result;
};
