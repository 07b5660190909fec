import { fold } from "../shared/index.ts";
import { nearest } from "./nearest.ts";
import { dropped, found, NOTHING, type Complaint, type Reading } from "./reading.ts";
import type { Cell } from "./row.ts";
import type { ReadCell, Ways } from "./ways.ts";
import type { WordTable } from "./word-table.ts";

/** What nearly every text is: ASCII on one line, single spaces, nothing to do. */
const CLEAN = /^[!-~]+(?: [!-~]+)*$/;

/** Text on one line, without control characters, in composed form. */
const cleanText = (text: string): string => (CLEAN.test(text) ? text : cleaned(text));

const cleaned = (text: string): string =>
  text
    .normalize("NFC")
    // A lone no-break space is French typography (before a colon, inside a figure), not a slip.
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, (blank) => (blank === "\u00a0" || blank === "\u202f" ? blank : " "))
    .trim();

export const textReader =
  (max: number): ReadCell =>
  (cell) => {
    if (typeof cell === "object") return dropped("not-a-number", cell, "is not a text");
    const text = cleanText(String(cell));
    if (text === "") return NOTHING;
    return text.length <= max ? found(text) : dropped("too-long", text, `is longer than ${max} characters`);
  };

/**
 * The items of a list in one cell. A backslash before a separator makes it part of the item, and two stand for one: of a
 * run of backslashes before a separator half are kept. Backslashes anywhere else are what they are.
 */
const splitList = (text: string, separator: string): readonly string[] => {
  const pieces = text.split(separator);
  if (!text.includes("\\")) return pieces;
  const items: string[] = [];
  let item = "";
  for (const [place, piece] of pieces.entries()) {
    const slashes = place === pieces.length - 1 ? 0 : (/\\*$/.exec(piece)?.[0].length ?? 0);
    item += piece.slice(0, piece.length - Math.ceil(slashes / 2));
    if (slashes % 2 === 1) item += separator;
    else {
      items.push(item);
      item = "";
    }
  }
  return items;
};

export const itemsOf = (cell: Cell, separator: string): readonly unknown[] =>
  typeof cell === "object" && cell !== null ? cell : splitList(String(cell), separator);

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
  (known: WordTable, names: readonly string[]): ReadCell =>
  (cell) => {
    const key = known(String(cell));
    return key === undefined ? unknownKey(cell, names) : found(key);
  };

export const keysReader =
  (known: WordTable, names: readonly string[], separator: string): ReadCell =>
  (cell) => {
    const keys = new Set<string>();
    const complaints: Complaint[] = [];
    for (const item of itemsOf(cell, separator)) {
      const key = known(String(item));
      if (key !== undefined) keys.add(key);
      else if (String(item).trim() !== "") complaints.push(...unknownKey(item, names).complaints);
    }
    return { value: [...keys].sort(), complaints };
  };

export const locationReader =
  ({ locations, defaultLocation }: Ways): ReadCell =>
  (cell) => {
    const id = locations.get(fold(String(cell)).trim());
    if (id !== undefined) return found(id);
    if (locations.size === 0 && /^[1-9]\d{0,8}$/.test(String(cell).trim())) return found(Number(cell));
    const { complaints } = unknownKey(
      cell,
      [...locations.keys()].filter((name) => /\D/.test(name)),
    );
    return { value: defaultLocation, complaints: complaints.map((one) => ({ ...one, code: "unknown-location" })) };
  };
