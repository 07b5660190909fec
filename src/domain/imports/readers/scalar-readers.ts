import { fold } from "../../shared/index.ts";
import { kilowatts } from "../../vehicles/index.ts";
import type { VehicleFieldType } from "../../vehicles/index.ts";
import type { NumberFormat, UnitDecimals } from "./parse-feed-number.ts";
import type { ColumnUnit } from "../feed-profile.ts";
import { readNumber, type NumberResult } from "./read-number.ts";
import { readDistance, readMoney } from "./read-quantity.ts";
import { dropValue, acceptValue, refuseRow, type CellResult } from "./cell-result.ts";
import type { Cell } from "../feed-row.ts";
import type { CellReader, CellReadOptions } from "./cell-reader.ts";

type NumberField = Extract<VehicleFieldType, { type: "number" }>;

const toFieldUnit = (value: number, unit: ColumnUnit | null): number => {
  if (unit === "hp") return kilowatts(value);
  if (unit === "euro") return Math.round(value * 100);
  return value;
};

const COLUMN_DECIMALS = { hp: 0, euro: 2 } as const satisfies Partial<Record<ColumnUnit, UnitDecimals>>;

const readQuantity = (
  cell: Cell,
  format: NumberFormat,
  unit: ColumnUnit | null,
  fieldDecimals: UnitDecimals,
): NumberResult => {
  if (unit === "money") return readMoney(cell, format);
  if (unit === "distance") return readDistance(cell, format);
  const number = readNumber(cell, format, unit === null ? fieldDecimals : COLUMN_DECIMALS[unit]);
  return "failure" in number ? number : { value: toFieldUnit(number.value, unit) };
};

const checkNumber = (type: NumberField, value: number, cell: Cell): CellResult => {
  if (type.placeholders?.includes(value)) return dropValue("unlikely-value", cell, "stands for an unknown figure");
  if (value < type.min || value > type.max) {
    const reason = `must be from ${type.min} to ${type.max}`;
    return type.outOfRange === "refuse"
      ? refuseRow("impossible-value", cell, reason)
      : dropValue("impossible-value", cell, reason);
  }
  if (type.decimals === 0 && !Number.isInteger(value)) return dropValue("not-a-number", cell, "is not a whole number");
  return acceptValue(value);
};

export const createNumberReader =
  (type: NumberField, unit: ColumnUnit | null, format: NumberFormat): CellReader =>
  (cell) => {
    const quantity = readQuantity(cell, format, unit, type.decimals);
    return "failure" in quantity ? quantity.failure : checkNumber(type, quantity.value, cell);
  };

export const createYearReader =
  ({ numberFormat: format, thisYear }: CellReadOptions): CellReader =>
  (cell) => {
    const number = readNumber(cell, format, 0);
    if ("failure" in number && number.failure.issues[0]?.code === "ambiguous-number") return number.failure;
    const year = "failure" in number ? null : number.value;
    if (year === null || !Number.isInteger(year)) return dropValue("not-a-number", cell, "is not a year");
    if (year >= 1900 && year <= thisYear + 1) return acceptValue(year);
    return refuseRow("impossible-value", cell, `must be from 1900 to ${thisYear + 1}`);
  };

const isCalendarDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

const DATE_PATTERNS = [
  /^(?<year>\d{4})-(?<month>\d{2})(?:-(?<day>\d{2}))?$/,
  // "07.2021" and "15.07.2021" in German and French feeds; dots imply day, month, year.
  /^(?:(?<day>\d{1,2})\.)?(?<month>\d{1,2})\.(?<year>\d{4})$/,
  /^(?<month>\d{1,2})\/(?<year>\d{4})$/,
];

const twoDigits = (text: string): string => text.padStart(2, "0");

export const createDateReader =
  (month: boolean): CellReader =>
  (cell) => {
    const text = typeof cell === "string" ? cell.trim() : "";
    const match = DATE_PATTERNS.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined);
    const [y = "", m = "", d] = [match?.["year"], match?.["month"], match?.["day"]];
    const isComplete = match !== undefined && (d !== undefined || month);
    if (isComplete && isCalendarDay(Number(y), Number(m), Number(d ?? "1"))) {
      return acceptValue([y, twoDigits(m), ...(d === undefined ? [] : [twoDigits(d)])].join("-"));
    }
    return dropValue("not-a-date", cell, month ? "is not YYYY-MM or YYYY-MM-DD" : "is not YYYY-MM-DD");
  };

/** Folded texts for yes and no. */
export const FLAG_VALUES: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  "1": true,
  false: false,
  no: false,
  "0": false,
};

export const readFlag: CellReader = (cell) => {
  const key = fold(String(cell)).trim();
  const value = Object.hasOwn(FLAG_VALUES, key) ? FLAG_VALUES[key] : undefined;
  return value === undefined ? dropValue("not-yes-or-no", cell, "is neither true nor false") : acceptValue(value);
};
