import { fold } from "../shared/index.ts";
import { kilowatts } from "../vehicles/index.ts";
import type { Field, FieldType } from "./fields.ts";
import { readMedia } from "./media.ts";
import { nearest } from "./nearest.ts";
import { readNumber, type NumberSigns } from "./numbers.ts";
import type { ColumnRule, Unit } from "./profile.ts";
import { detached, dropped, found, NOTHING, refused, type Reading } from "./reading.ts";
import type { Cell } from "./row.ts";

/** What reading a value depends on besides the value: the profile's ways of writing, and this year. */
export type Ways = {
  readonly signs: NumberSigns;
  readonly listSeparator: string;
  readonly thisYear: number;
  /** Folded id, slug or alias of a place -> the location's id. Where it knows no place at all, any number is taken. */
  readonly locations: ReadonlyMap<string, number>;
  readonly defaultLocation: number | null;
};

export type ReadCell = (cell: Cell) => Reading;

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

const numberReader =
  (type: NumberType, unit: Unit | null, signs: NumberSigns): ReadCell =>
  (cell) => {
    const figure = readFigure(cell, signs);
    return figure === null
      ? dropped("not-a-number", cell, "is not a number")
      : checkNumber(type, inUnit(figure, unit), cell);
  };

const yearReader =
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

const dateReader =
  (month: boolean): ReadCell =>
  (cell) => {
    const text = typeof cell === "string" ? cell.trim() : "";
    const match = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(text);
    const complete = match !== null && (match[3] !== undefined || month);
    if (complete && isDay(Number(match[1]), Number(match[2]), Number(match[3] ?? "1"))) return found(text);
    return dropped("not-a-date", cell, month ? "is not YYYY-MM or YYYY-MM-DD" : "is not YYYY-MM-DD");
  };

const FLAGS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  "1": true,
  false: false,
  no: false,
  "0": false,
};

const readFlag: ReadCell = (cell) => {
  const value = FLAGS[fold(String(cell)).trim()];
  return value === undefined ? dropped("not-yes-or-no", cell, "is neither true nor false") : found(value);
};

/** Text on one line, without control characters, in composed form. */
export const cleanText = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();

const textReader =
  (max: number): ReadCell =>
  (cell) => {
    if (typeof cell === "object") return dropped("not-a-number", cell, "is not a text");
    const text = cleanText(String(cell));
    if (text === "") return NOTHING;
    return text.length <= max ? found(text) : dropped("too-long", text, `is longer than ${max} characters`);
  };

const itemsOf = (cell: Cell, separator: string): readonly unknown[] =>
  typeof cell === "object" && cell !== null ? cell : String(cell).split(separator);

const textsReader =
  (max: number, most: number, separator: string): ReadCell =>
  (cell) => {
    const items = itemsOf(cell, separator).map((item) => (typeof item === "string" ? cleanText(item) : ""));
    const texts = [...new Set(items)].filter((item) => item !== "" && item.length <= max).slice(0, most);
    return found(texts);
  };

const unknownKey = (cell: unknown, known: Iterable<string>): Reading => {
  const near = nearest(String(cell), known);
  return dropped("unknown-key", cell, near === null ? "is not known" : `is not known; the nearest is "${near}"`);
};

const keyReader =
  (known: ReadonlyMap<string, string>, names: readonly string[]): ReadCell =>
  (cell) => {
    const key = known.get(fold(String(cell)).trim());
    return key === undefined ? unknownKey(cell, names) : found(key);
  };

const keysReader = (known: ReadonlyMap<string, string>, names: readonly string[], separator: string): ReadCell => {
  const readOne = keyReader(known, names);
  return (cell) => {
    const wanted = itemsOf(cell, separator).filter((item) => String(item).trim() !== "");
    const readings = wanted.map((item) => readOne(String(item)));
    const keys = readings.flatMap(({ value }) => (typeof value === "string" ? [value] : []));
    return { value: [...new Set(keys)].sort(), complaints: readings.flatMap(({ complaints }) => complaints) };
  };
};

const locationReader =
  ({ locations, defaultLocation }: Ways): ReadCell =>
  (cell) => {
    const id = locations.get(fold(String(cell)).trim());
    if (id !== undefined) return found(id);
    if (locations.size === 0 && /^[1-9]\d{0,8}$/.test(String(cell).trim())) return found(Number(cell));
    const { complaints } = unknownKey(cell, locations.keys());
    return { value: defaultLocation, complaints: complaints.map((one) => ({ ...one, code: "unknown-location" })) };
  };

const foldedTable = (table: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).map(([name, key]) => [fold(name).trim(), key]));

const sameNames = (keys: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(keys).map((name) => [name, name]));

/** The reader of a field's own type, without what the profile says of the column. */
const typeReader = (field: Field, rule: Pick<ColumnRule, "unit" | "values">, ways: Ways): ReadCell => {
  const table = "keys" in field ? (rule.values ?? sameNames(field.keys)) : {};
  switch (field.type) {
    case "text":
      return textReader(field.max);
    case "texts":
      return textsReader(field.max, field.most, ways.listSeparator);
    case "number":
      return numberReader(field, rule.unit, ways.signs);
    case "year":
      return yearReader(ways);
    case "date":
      return dateReader(field.month);
    case "flag":
      return readFlag;
    case "key":
      return keyReader(foldedTable(table), Object.keys(table));
    case "keys":
      return keysReader(foldedTable(table), Object.keys(table), ways.listSeparator);
    case "media":
      return (cell) => readMedia(itemsOf(cell, ways.listSeparator), field.most);
    case "location":
      return locationReader(ways);
  }
};

const isEmpty = (cell: Cell): boolean =>
  cell === undefined || cell === null || (typeof cell === "string" && cell.trim() === "");

/** Cells of closed lists repeat from row to row: what was made of one is kept, up to this many. */
const REMEMBERED = 4_000;

const remembering = (read: ReadCell): ReadCell => {
  const known = new Map<string, Reading>();
  return (cell) => {
    if (typeof cell !== "string" || cell.length > 80) return read(cell);
    let reading = known.get(cell);
    if (reading === undefined) {
      const own = detached(cell);
      reading = read(own);
      if (known.size < REMEMBERED) known.set(own, reading);
    }
    return reading;
  };
};

/**
 * The reader of one column: first what the profile says (empty, unknown, refused, another word for it), then the field's
 * own type and limits. An empty cell is no value and no complaint.
 */
export const columnReader = (field: Field, rule: ColumnRule, ways: Ways): ReadCell => {
  const read = typeReader(field, rule, ways);
  const unknown = new Set(rule.unknown.map((word) => fold(word).trim()));
  const refusals = foldedTable(rule.refuse);
  const spoken = field.type === "text" && rule.values ? foldedTable(rule.values) : null;
  return remembering((cell) => {
    if (isEmpty(cell)) return NOTHING;
    const word = typeof cell === "string" ? fold(cell).trim() : null;
    if (word !== null && unknown.has(word)) return NOTHING;
    const refusal = word === null ? undefined : refusals.get(word);
    if (refusal !== undefined) return refused("not-a-vehicle", cell, refusal);
    return read((word === null ? undefined : spoken?.get(word)) ?? cell);
  });
};
