import type { Cell, FeedRow } from "#domain/imports/index.ts";
import { errorMessage, isRecord } from "#domain/shared/index.ts";
import type { JsonChunk } from "./json-splitter.ts";
import { MAX_ROW_LENGTH } from "../limits.ts";
import { parseFeedJson } from "./parse-feed-json.ts";
import { brokenRow, type ObjectRows } from "../object-rows.ts";

const toCell = (value: unknown): Cell => {
  if (value === null || Array.isArray(value)) return value;
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
};

/** Flattens an object: `{"price": {"purchase": {"cents": 1}}}` becomes `price.purchase.cents` = 1. */
const flatten = (
  object: Readonly<Record<string, unknown>>,
  prefix: string,
  cells: Map<string, Cell>,
  depth: number,
): void => {
  for (const [name, value] of Object.entries(object)) {
    if (isRecord(value) && depth < 4) flatten(value, `${prefix}${name}.`, cells, depth + 1);
    else cells.set(prefix + name, toCell(value));
  }
};

/** The cells of an object by their names. */
export const flattenObject = (object: Readonly<Record<string, unknown>>): ReadonlyMap<string, Cell> => {
  const cells = new Map<string, Cell>();
  flatten(object, "", cells, 0);
  return cells;
};

/** Parses the text of one object to a row; a broken row when it is not a valid object. */
export const toFeedRow = ({ line, text }: JsonChunk, rows: ObjectRows): FeedRow => {
  if (text === null) return brokenRow(line, "", `is longer than ${MAX_ROW_LENGTH} characters`);
  let value: unknown;
  try {
    value = parseFeedJson(text);
  } catch (error) {
    return brokenRow(line, text, `is not JSON: ${errorMessage(error)}`);
  }
  if (!isRecord(value)) return brokenRow(line, text, "is no object");
  return rows.toRow(line, flattenObject(value), text);
};
