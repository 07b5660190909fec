import { fold } from "../shared/index.ts";
import { nearest } from "./nearest.ts";
import { dropped, found, NOTHING, type Reading } from "./reading.ts";
import type { Cell } from "./row.ts";
import type { ReadCell, Ways } from "./ways.ts";

/** Text on one line, without control characters, in composed form. */
const cleanText = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();

export const textReader =
  (max: number): ReadCell =>
  (cell) => {
    if (typeof cell === "object") return dropped("not-a-number", cell, "is not a text");
    const text = cleanText(String(cell));
    if (text === "") return NOTHING;
    return text.length <= max ? found(text) : dropped("too-long", text, `is longer than ${max} characters`);
  };

export const itemsOf = (cell: Cell, separator: string): readonly unknown[] =>
  typeof cell === "object" && cell !== null ? cell : String(cell).split(separator);

export const textsReader =
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

export const keyReader =
  (known: ReadonlyMap<string, string>, names: readonly string[]): ReadCell =>
  (cell) => {
    const key = known.get(fold(String(cell)).trim());
    return key === undefined ? unknownKey(cell, names) : found(key);
  };

export const keysReader = (
  known: ReadonlyMap<string, string>,
  names: readonly string[],
  separator: string,
): ReadCell => {
  const readOne = keyReader(known, names);
  return (cell) => {
    const wanted = itemsOf(cell, separator).filter((item) => String(item).trim() !== "");
    const readings = wanted.map((item) => readOne(String(item)));
    const keys = readings.flatMap(({ value }) => (typeof value === "string" ? [value] : []));
    return { value: [...new Set(keys)].sort(), complaints: readings.flatMap(({ complaints }) => complaints) };
  };
};

export const locationReader =
  ({ locations, defaultLocation }: Ways): ReadCell =>
  (cell) => {
    const id = locations.get(fold(String(cell)).trim());
    if (id !== undefined) return found(id);
    if (locations.size === 0 && /^[1-9]\d{0,8}$/.test(String(cell).trim())) return found(Number(cell));
    const { complaints } = unknownKey(cell, locations.keys());
    return { value: defaultLocation, complaints: complaints.map((one) => ({ ...one, code: "unknown-location" })) };
  };
