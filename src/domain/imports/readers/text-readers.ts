import { fold, trimQuotes, trimTrailing } from "../../shared/index.ts";
import { cleanFeedLine, cleanFeedLines, cleanFeedParagraphs, isMissingValue } from "../texts/clean-text.ts";
import { isGarbled } from "../texts/repair-encoding.ts";
import { findNearest } from "../find-nearest.ts";
import type { Cell } from "../feed-row.ts";
import {
  acceptValue,
  acceptWithIssue,
  type CellIssue,
  type CellReader,
  type CellReadOptions,
  type CellResult,
  dropValue,
  NO_VALUE,
} from "./cell-result.ts";
import type { ValueMap } from "./scalar-readers.ts";

/** The first items of a list, and an issue where it has more: what is left out is reported. */
export const limitItems = <T>(
  items: readonly T[],
  maxItems: number,
): { readonly items: readonly T[]; readonly issues: readonly CellIssue[] } =>
  items.length <= maxItems
    ? { items, issues: [] }
    : {
        items: items.slice(0, maxItems),
        issues: [
          {
            severity: "warning",
            code: "too-many-items",
            value: "",
            reason: `has ${items.length} items, more than ${maxItems}: the first are imported`,
          },
        ],
      };

/** `isLong`: a text of several paragraphs; repeated elements of a feed are its paragraphs. */
export const createTextReader =
  (max: number, isLong: boolean): CellReader =>
  (cell) => {
    const isList = Array.isArray(cell) && cell.every((item) => typeof item === "string");
    if (typeof cell === "object" && !(isLong && isList)) return dropValue("not-a-number", cell, "is not a text");
    const source = isList ? cell.join("\n\n") : String(cell);
    const text = isLong ? cleanFeedParagraphs(source) : cleanFeedLine(source);
    if (isMissingValue(text)) return NO_VALUE;
    if (text.length > max) return dropValue("too-long", text, `is longer than ${max} characters`);
    return isGarbled(text)
      ? acceptWithIssue(text, "garbled-text", text, "has characters that a wrong encoding lost")
      : acceptValue(text);
  };

/**
 * Splits a cell into list items. A backslash escapes the separator. In a run of backslashes before a separator two
 * stand for one; backslashes elsewhere are literal.
 */
const splitList = (text: string, separator: string): readonly string[] => {
  const pieces = text.split(separator);
  if (!text.includes("\\")) return pieces;
  const items: string[] = [];
  let item = "";
  for (const [index, piece] of pieces.entries()) {
    const backslashes = index === pieces.length - 1 ? 0 : piece.length - trimTrailing(piece, "\\").length;
    item += piece.slice(0, piece.length - Math.ceil(backslashes / 2));
    if (backslashes % 2 === 1) item += separator;
    else {
      items.push(item);
      item = "";
    }
  }
  return items;
};

export const splitItems = (cell: Cell, separator: string): readonly unknown[] =>
  typeof cell === "object" && cell !== null ? cell : splitList(String(cell), separator);

/** The lines of an item, because feeds write lists as lines and as HTML too. */
const toItems = (item: string): readonly string[] =>
  cleanFeedLines(item).map((line) => trimQuotes(line.replace(/^- /, "")));

export const createTextListReader =
  (max: number, maxItems: number, separator: string, unknown: readonly string[]): CellReader =>
  (cell) => {
    const items = splitItems(cell, separator).flatMap((item) => (typeof item === "string" ? toItems(item) : []));
    const texts = [...new Set(items)].filter(
      (item) => !isMissingValue(item) && item.length <= max && !unknown.includes(item),
    );
    const limited = limitItems(texts, maxItems);
    return { value: limited.items, issues: limited.issues };
  };

const dropUnknownKey = (cell: unknown, knownKeys: Iterable<string>): CellResult => {
  const closest = findNearest(String(cell), knownKeys);
  return dropValue(
    "unknown-key",
    cell,
    closest === null ? "is not known" : `is not known; the nearest is "${closest}"`,
  );
};

export const createKeyReader =
  (valueMap: ValueMap, feedValues: readonly string[]): CellReader =>
  (cell) => {
    const key = valueMap(String(cell));
    return key === undefined ? dropUnknownKey(cell, feedValues) : acceptValue(key);
  };

export const createKeyListReader =
  (valueMap: ValueMap, feedValues: readonly string[], separator: string): CellReader =>
  (cell) => {
    const keys = new Set<string>();
    const issues: CellIssue[] = [];
    for (const item of splitItems(cell, separator)) {
      const key = valueMap(cleanFeedLine(String(item)));
      if (key !== undefined) keys.add(key);
      else if (!isMissingValue(String(item))) issues.push(...dropUnknownKey(item, feedValues).issues);
    }
    return { value: [...keys].sort(), issues };
  };

export const createLocationReader =
  ({ locations, defaultLocation }: CellReadOptions): CellReader =>
  (cell) => {
    const id = locations.get(fold(String(cell)).trim());
    if (id !== undefined) return acceptValue(id);
    if (locations.size === 0 && /^[1-9]\d{0,8}$/.test(String(cell).trim())) return acceptValue(Number(cell));
    const { issues } = dropUnknownKey(
      cell,
      [...locations.keys()].filter((name) => /\D/.test(name)),
    );
    return { value: defaultLocation, issues: issues.map((issue) => ({ ...issue, code: "unknown-location" })) };
  };
