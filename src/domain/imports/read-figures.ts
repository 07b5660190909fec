import { fold } from "../shared/index.ts";
import { kilowatts } from "../vehicles/index.ts";
import type { FieldType } from "./fields.ts";
import { readNumber, type NumberSigns } from "./numbers.ts";
import type { Unit } from "./profile.ts";
import { dropped, found, refused, type Reading } from "./reading.ts";
import type { Cell } from "./row.ts";
import type { ReadCell, Ways } from "./ways.ts";

type NumberType = Extract<FieldType, { type: "number" }>;

const inUnit = (value: number, unit: Unit | null): number => {
  if (unit === "hp") return kilowatts(value);
  if (unit === "euro") return Math.round(value * 100);
  return value;
};

const checkNumber = (type: NumberType, value: number, cell: Cell): Reading => {
  if (type.fillers?.includes(value)) return dropped("unlikely-value", cell, "stands for an unknown figure");
  if (value < type.min || value > type.max) {
    const reason = `must be from ${type.min} to ${type.max}`;
    return type.outside === "refuse"
      ? refused("impossible-value", cell, reason)
      : dropped("impossible-value", cell, reason);
  }
  if (type.whole && !Number.isInteger(value)) return dropped("not-a-number", cell, "is not a whole number");
  return found(value);
};

const readFigure = (cell: Cell, signs: NumberSigns): number | null => {
  if (typeof cell === "number") return Number.isFinite(cell) ? cell : null;
  return typeof cell === "string" ? readNumber(cell.trim(), signs) : null;
};

export const numberReader =
  (type: NumberType, unit: Unit | null, signs: NumberSigns): ReadCell =>
  (cell) => {
    const figure = readFigure(cell, signs);
    return figure === null
      ? dropped("not-a-number", cell, "is not a number")
      : checkNumber(type, inUnit(figure, unit), cell);
  };

export const yearReader =
  ({ signs, thisYear }: Ways): ReadCell =>
  (cell) => {
    const year = readFigure(cell, signs);
    if (year === null || !Number.isInteger(year)) return dropped("not-a-number", cell, "is not a year");
    if (year >= 1900 && year <= thisYear + 1) return found(year);
    return refused("impossible-value", cell, `must be from 1900 to ${thisYear + 1}`);
  };

const isDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

export const dateReader =
  (month: boolean): ReadCell =>
  (cell) => {
    const text = typeof cell === "string" ? cell.trim() : "";
    const match = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(text);
    const complete = match !== null && (match[3] !== undefined || month);
    if (complete && isDay(Number(match[1]), Number(match[2]), Number(match[3] ?? "1"))) return found(text);
    return dropped("not-a-date", cell, month ? "is not YYYY-MM or YYYY-MM-DD" : "is not YYYY-MM-DD");
  };

/** How feeds and files write yes and no, folded. */
export const FLAG_WORDS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  "1": true,
  false: false,
  no: false,
  "0": false,
};

export const readFlag: ReadCell = (cell) => {
  const value = FLAG_WORDS[fold(String(cell)).trim()];
  return value === undefined ? dropped("not-yes-or-no", cell, "is neither true nor false") : found(value);
};
