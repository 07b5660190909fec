import type { Cents } from "../../shared/index.ts";
import { type ColumnNotation, readingBy } from "./column-notation.ts";
import { describeReadings, isAmbiguous, plainFigure, readFigure, type Readings } from "./figure.ts";
import { type FigureFieldName, isPlausibleFigure } from "../../vehicles/index.ts";
import type { ColumnUnit } from "../feed-profile.ts";
import type { Cell } from "../feed-row.ts";
import { type CellResult, dropValue, refuseRow } from "../readers/cell-result.ts";
import { isPlainText, type Quantity, quantityOf, type Unit, unitName, unitOfColumn } from "./quantities.ts";

/** A number in the field's unit (cents, kilometres), or the failed result. */
type NumberResult = { readonly value: number } | { readonly failure: CellResult };

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

/** A figure in a unit. */
type FigureWithUnit = { readonly readings: Readings; readonly unit: Unit };

/** Null: no figure. `second`: the same in another unit, "74 kW (100 ch)". */
type ParsedCell =
  | { readonly first: FigureWithUnit; readonly second: FigureWithUnit | null }
  | { readonly wrongUnit: string }
  | null;

/** Longer cells are no figures; the limit bounds the time of the patterns. */
const MAX_LENGTH = 80;

const FIGURE_BETWEEN = /^(?<before>[^\d+-]*)(?<figure>[+-]?\d(?:[\d.,'\s]*\d)?(?:[.,]\s?-{1,2}(?!\d))?)(?<after>.*)$/su;

/** "kW (100 ch)" and "kW / 100 ch". */
const SECOND_PATTERNS = [/^(?<unit>[^()]*)\((?<inner>[^()]*)\)\s*$/u, /^(?<unit>[^/]*)\/\s*(?<inner>\d.*)$/su];

/** Most figures; they need no search for a unit. */
const PLAIN_FIGURE = /^\d{1,15}[.,]\d{1,20}$/;

type Parts = { readonly before: string; readonly figure: string; readonly after: string };

const split = (text: string): Parts | null => {
  if (text.length > MAX_LENGTH) return null;
  const { before = "", figure, after = "" } = FIGURE_BETWEEN.exec(text)?.groups ?? {};
  return figure === undefined ? null : { before: before.trim(), figure, after: after.trim() };
};

const findUnit = ({ before, after }: Parts, quantity: Quantity, column: Unit): Unit | { wrong: string } | null => {
  const [first, last] = [unitName(before), unitName(after)];
  if (first === null || last === null || (first !== "" && last !== "")) return null;
  if (first + last === "") return column;
  return quantity.units.get(first + last) ?? { wrong: `${before} ${after}`.trim() };
};

const toMeasure = (parts: Parts, quantity: Quantity, column: Unit): FigureWithUnit | { wrong: string } | null => {
  const unit = findUnit(parts, quantity, column);
  if (unit === null || "wrong" in unit) return unit;
  const readings = readFigure(parts.figure);
  return readings.point === null && readings.comma === null ? null : { readings, unit };
};

/** The part of the text behind the unit: another figure, or words that say nothing. */
const splitSecond = (after: string): { readonly unit: string; readonly inner: string } | null => {
  for (const pattern of SECOND_PATTERNS) {
    const { unit, inner } = pattern.exec(after)?.groups ?? {};
    if (unit !== undefined && inner !== undefined) return { unit: unit.trim(), inner: inner.trim() };
  }
  return null;
};

/**
 * Parses a cell as a figure with its unit before or after it, and the same in another unit behind it. `column`: the unit
 * of a figure alone.
 */
const parseCell = (text: string, quantity: Quantity, column: Unit): ParsedCell => {
  if (PLAIN_FIGURE.test(text)) return { first: { readings: readFigure(text), unit: column }, second: null };
  const parts = split(plainFigure(text.trim()));
  if (parts === null) return null;
  const single = toMeasure(parts, quantity, column);
  if (single !== null && !("wrong" in single)) return { first: single, second: null };
  const rest = splitSecond(parts.after);
  if (rest === null) return single === null ? null : { wrongUnit: single.wrong };
  const first = toMeasure({ ...parts, after: rest.unit }, quantity, column);
  if (first === null) return null;
  if ("wrong" in first) return { wrongUnit: single?.wrong ?? first.wrong };
  if (!/\d/.test(rest.inner)) return isPlainText(rest.inner) ? { first, second: null } : null;
  const inner = split(rest.inner);
  const second = inner && toMeasure(inner, quantity, column);
  if (second === null) return null;
  return "wrong" in second ? { wrongUnit: second.wrong } : { first, second };
};

/** A number of JSON as its text; null for what is no figure. */
export const parseNumberCell = (cell: Cell, { quantity, unit }: NumberColumn): ParsedCell =>
  typeof cell === "string" || typeof cell === "number" ? parseCell(String(cell), quantity, unit) : null;

const notANumber = (cell: Cell): NumberResult => ({ failure: dropValue("not-a-number", cell, "is not a number") });

const wrongUnit = (cell: Cell, unit: string, { rule, refusesRow }: Quantity): NumberResult => ({
  failure: (refusesRow ? refuseRow : dropValue)("wrong-unit", cell, `is in ${unit}, ${rule}`),
});

/** The figure, or why it has none: no number in this notation, or two readings that nothing decides between. */
type PickedReading = { readonly value: number } | { readonly readings: string } | null;

/**
 * The value of a figure in a column. Three digits behind a dot or comma are thousands where the column's notation says so
 * and that is plausible, and decimals where the notation says so and only that is plausible; else neither.
 */
const pickReading = (
  readings: Readings,
  { decimal, thousands, isStated }: ColumnNotation,
  isPlausible: (reading: number) => boolean,
): PickedReading => {
  if (!isAmbiguous(readings)) {
    const value = isStated && decimal !== null ? readingBy(readings, decimal) : (readings.point ?? readings.comma);
    return value === null ? null : { value };
  }
  const ambiguity = { readings: describeReadings(readings) };
  if (decimal === null) return ambiguity;
  const value = readingBy(readings, decimal) ?? 0;
  const other = value === readings.point ? readings.comma : readings.point;
  const isGrouped = Math.abs(value) > Math.abs(other);
  if (isGrouped && thousands !== null) return thousands === (decimal === "." ? "," : ".") ? { value } : ambiguity;
  return isPlausible(value) && (isGrouped || !isPlausible(other)) ? { value } : ambiguity;
};

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
