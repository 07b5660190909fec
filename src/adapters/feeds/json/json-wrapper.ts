import { type Cell, type FeedProfile, type FeedRow, hasRequiredColumns } from "#domain/imports/index.ts";
import { errorMessage, isRecord } from "#domain/shared/index.ts";
import { FaultError } from "../fault-error.ts";
import type { JsonChunk } from "./json-splitter.ts";
import { MAX_ROW_LENGTH } from "../limits.ts";
import { brokenRow, type ObjectRows } from "../object-rows.ts";
import { parseFeedJson } from "./parse-feed-json.ts";

/** The list of vehicles in an object: its names from the outermost, and the index of its bracket. */
export type WrappedList = { readonly path: readonly string[]; readonly start: number };

const MAX_DEPTH = 4;

/** Index behind the string that begins at `quote`; -1 if the text ends before. */
const endOfString = (text: string, quote: number): number => {
  for (let index = quote + 1; index < text.length; index += 1) {
    if (text[index] === "\\") index += 1;
    else if (text[index] === '"') return index + 1;
  }
  return -1;
};

/** Index behind the value in brackets that begins at `start`; -1 if the text ends before. */
const endOfBrackets = (text: string, start: number): number => {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index] ?? "";
    if (character === '"') {
      index = endOfString(text, index) - 1;
      if (index < 0) return -1;
    } else if ("{[".includes(character)) depth += 1;
    else if ("}]".includes(character)) depth -= 1;
    if (depth === 0) return index + 1;
  }
  return -1;
};

const parseOrNull = (text: string): unknown => {
  try {
    return parseFeedJson(text);
  } catch {
    return null;
  }
};

/** The object that begins at `start`; null if it is incomplete or none. */
export const objectAt = (text: string, start: number): Readonly<Record<string, unknown>> | null => {
  if (text[start] !== "{") return null;
  const end = endOfBrackets(text, start);
  const value = end === -1 ? null : parseOrNull(text.slice(start, end));
  return isRecord(value) ? value : null;
};

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

const isVehicle = (profile: FeedProfile, value: Readonly<Record<string, unknown>> | null): boolean =>
  value !== null && hasRequiredColumns(profile, [...flattenObject(value).keys()]);

const nextVisible = (text: string, from: number): number => {
  const index = text.slice(from).search(/\S/);
  return index === -1 ? text.length : from + index;
};

/** Every list of the outer objects, with the names of the objects around it. */
export function* findLists(text: string): Iterable<WrappedList> {
  const path: string[] = [];
  let name = "";
  for (let index = nextVisible(text, 0); index !== -1 && index < text.length; ) {
    const character = text[index];
    if (character === '"') {
      const end = endOfString(text, index);
      if (end === -1) return;
      if (text[nextVisible(text, end)] === ":") name = text.slice(index + 1, end - 1);
      index = end;
    } else if (character === "[") {
      yield { path: [...path.slice(1), name], start: index };
      index = endOfBrackets(text, index);
    } else {
      if (character === "{") path.push(name);
      if (character === "}") path.pop();
      if (path.length > MAX_DEPTH || path.length === 0) return;
      index += 1;
    }
  }
}

/** The only object of a text; null if the text has more, or less. */
const singleObject = (text: string): Readonly<Record<string, unknown>> | null => {
  const start = nextVisible(text, 0);
  const end = endOfBrackets(text, start);
  return end !== -1 && nextVisible(text, end) === text.length ? objectAt(text, start) : null;
};

const describeObject = (value: Readonly<Record<string, unknown>>): string => {
  const names = Object.keys(value)
    .slice(0, 5)
    .map((name) => JSON.stringify(name.slice(0, 40)));
  return `the feed is one JSON object without a list of vehicles: it has ${names.join(", ") || "nothing"}`;
};

/**
 * Finds the list of vehicles in a feed that wraps it in an object: `{"data": {"vehicles": [`. Null for a feed that begins
 * with a vehicle or a list. Throws `FaultError` for one object without vehicles; `isComplete` says that `head` is the feed.
 */
export const findWrappedList = (head: string, profile: FeedProfile, isComplete: boolean): WrappedList | null => {
  const start = nextVisible(head, 0);
  if (head[start] !== "{" || isVehicle(profile, objectAt(head, start))) return null;
  const lists = [...findLists(head)];
  const inside = (list: WrappedList): number => nextVisible(head, list.start + 1);
  const match = lists.find((list) => isVehicle(profile, objectAt(head, inside(list))));
  const single = match === undefined && isComplete ? singleObject(head) : null;
  if (match !== undefined || single === null) return match ?? null;
  const empty = lists.find((list) => head[inside(list)] === "]");
  if (empty !== undefined) return empty;
  throw new FaultError("not-this-profile", describeObject(single));
};
