import { kilowatts } from "../../vehicles/index.ts";
import type { VehicleFieldType } from "../../vehicles/index.ts";
import type { NumberFormat, UnitDecimals } from "./parse-feed-number.ts";
import type { ColumnUnit } from "../feed-profile.ts";
import { readNumber, type NumberResult } from "./read-number.ts";
import { readDistance, readMoney } from "./read-quantity.ts";
import { dropValue, acceptValue, NO_VALUE, refuseRow, type CellResult } from "./cell-result.ts";
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
    if (year === 0) return NO_VALUE;
    if (year >= 1900 && year <= thisYear + 1) return acceptValue(year);
    return dropValue("impossible-value", cell, `must be from 1900 to ${thisYear + 1}, with four digits`);
  };
