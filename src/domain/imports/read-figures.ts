import { fold } from "../shared/index.ts";
import { kilowatts } from "../vehicles/index.ts";
import type { FieldType } from "./fields.ts";
import { readNumber, type NumberSigns } from "./numbers.ts";
import type { Unit } from "./profile.ts";
import { readDistance, readMoney, type Quantity } from "./read-quantity.ts";
import { dropped, found, refused, type Reading } from "./reading.ts";
import type { Cell } from "./row.ts";
import type { ReadCell, Ways } from "./ways.ts";

type NumberType = Extract<FieldType, { type: "number" }>;

const inUnit = (value: number, unit: Unit | null): number => {
  if (unit === "hp") return kilowatts(value);
  if (unit === "euro") return Math.round(value * 100);
  return value;
};

const readPlain = (cell: Cell, signs: NumberSigns, unit: Unit | null): Quantity => {
  const figure = readFigure(cell, signs);
  return figure === null
    ? { wrong: dropped("not-a-number", cell, "is not a number") }
    : { value: inUnit(figure, unit) };
};

const readCounted = (cell: Cell, signs: NumberSigns, unit: Unit | null): Quantity => {
  if (unit === "money") return readMoney(cell, signs);
  return unit === "distance" ? readDistance(cell, signs) : readPlain(cell, signs, unit);
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
    const read = readCounted(cell, signs, unit);
    return "wrong" in read ? read.wrong : checkNumber(type, read.value, cell);
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

const DATES = [
  /^(?<year>\d{4})-(?<month>\d{2})(?:-(?<day>\d{2}))?$/,
  // "07.2021" and "15.07.2021", as German and French feeds have it: no other order is written with points.
  /^(?:(?<day>\d{1,2})\.)?(?<month>\d{1,2})\.(?<year>\d{4})$/,
  /^(?<month>\d{1,2})\/(?<year>\d{4})$/,
];

const twoDigits = (text: string): string => text.padStart(2, "0");

export const dateReader =
  (month: boolean): ReadCell =>
  (cell) => {
    const text = typeof cell === "string" ? cell.trim() : "";
    const parts = DATES.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
    const [y = "", m = "", d] = [parts?.["year"], parts?.["month"], parts?.["day"]];
    const complete = parts !== undefined && (d !== undefined || month);
    if (complete && isDay(Number(y), Number(m), Number(d ?? "1"))) {
      return found([y, twoDigits(m), ...(d === undefined ? [] : [twoDigits(d)])].join("-"));
    }
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
  const word = fold(String(cell)).trim();
  const value = Object.hasOwn(FLAG_WORDS, word) ? FLAG_WORDS[word] : undefined;
  return value === undefined ? dropped("not-yes-or-no", cell, "is neither true nor false") : found(value);
};
