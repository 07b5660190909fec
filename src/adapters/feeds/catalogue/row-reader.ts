import { z } from "zod";
import { type FeedRow, isMissingValue, parseFlag, parsePointFigure } from "#domain/imports/index.ts";
import type { CatalogueRow } from "#application/imports/index.ts";
import { isNumberText, parseFeedJson } from "../json/parse-feed-json.ts";

const LIST_SEPARATOR = "|";

/** The subset of JSON Schema needed to parse a cell. */
export type Shape = {
  readonly type?: string;
  readonly anyOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
};

export const toShape = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as unknown as Shape;

/** The shape without its null alternative. */
export const withoutNull = (shape: Shape | undefined): Shape =>
  shape?.anyOf === undefined ? (shape ?? {}) : withoutNull(shape.anyOf.find(({ type }) => type !== "null"));

/** Parses a figure; one that is no number or can be read in two ways stays text. */
const parseFigure = (text: string, { type }: Shape): unknown => parsePointFigure(text, type !== "integer") ?? text;

/**
 * Converts the texts that `parseFeedJson` left in fields with decimals; in integer fields they stay text, which is
 * rejected.
 */
export const parseDecimals = (value: unknown, nullable: Shape | undefined): unknown => {
  const shape = withoutNull(nullable);
  if (typeof value === "string") return shape.type === "number" && isNumberText(value) ? Number(value) : value;
  if (Array.isArray(value)) return value.map((item) => parseDecimals(item, shape.items));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, parseDecimals(inner, shape.properties?.[name])]),
  );
};

const shapeAt = (shape: Shape, path: readonly string[]): Shape =>
  path.reduce((current: Shape, step) => withoutNull(withoutNull(current).properties?.[step]), shape);

const parseJsonOrText = (text: string, shape: Shape): unknown => {
  try {
    return parseDecimals(parseFeedJson(text), shape);
  } catch {
    // The schema rejects the text and names the field.
    return text;
  }
};

const SPAN = /^(\d{1,2}:\d{2})\s*[-–]\s*(\d{1,2}:\d{2})$/;

/** "08:00-12:00" as a span of opening hours; any other text stays text. */
const parseSpan = (text: string): unknown => {
  const [, open, closed] = SPAN.exec(text) ?? [];
  return open === undefined || closed === undefined
    ? text
    : { open: open.padStart(5, "0"), closed: closed.padStart(5, "0") };
};

const isSpan = ({ properties = {} }: Shape): boolean => "open" in properties && "closed" in properties;

/** Parses a cell to its field's type. Text that cannot be parsed stays text, so that the schema names the field. */
const parseCell = (text: string, shape: Shape): unknown => {
  if (shape.type === "number" || shape.type === "integer") return parseFigure(text, shape);
  if (shape.type === "boolean") return parseFlag(text) ?? text;
  if (shape.type === "object")
    return isSpan(shape) && !text.startsWith("{") ? parseSpan(text) : parseJsonOrText(text, shape);
  if (shape.type !== "array") return text;
  if (text.startsWith("[")) return parseJsonOrText(text, shape);
  const item = withoutNull(shape.items);
  return text.split(LIST_SEPARATOR).map((part) => parseCell(part.trim(), item));
};

const setAtPath = (object: Record<string, unknown>, path: readonly string[], value: unknown): void => {
  const [step = "", ...rest] = path;
  if (rest.length === 0) object[step] = value;
  else {
    const inner = object[step];
    const next = typeof inner === "object" && inner !== null ? (inner as Record<string, unknown>) : {};
    object[step] = next;
    setAtPath(next, rest, value);
  }
};

/** Prevents prototype pollution by column names. */
const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Converts text rows to objects of a schema: nested fields have dots in their names (`dimensions.length_mm`), list items
 * are separated by "|", a day's hours are "08:00-12:00|13:30-18:00", and other lists of objects are JSON. An empty cell
 * omits the field.
 */
export const createRowReader = (schema: z.ZodType, header: readonly string[]): ((row: FeedRow) => CatalogueRow) => {
  const shape = toShape(schema);
  const columns = header.map((name) => {
    const path = name.split(".");
    return { path, shape: shapeAt(shape, path), readable: path.every((step) => !FORBIDDEN.has(step)) };
  });
  return (row) => {
    if (row.broken) return { line: row.line, value: null, broken: row.broken };
    if (row.cells.length !== header.length) {
      const reason = `has ${row.cells.length} fields where the header has ${header.length}`;
      return {
        line: row.line,
        value: null,
        broken: { reason, value: row.cells.slice(0, 8).join(" | ").slice(0, 120) },
      };
    }
    const value: Record<string, unknown> = {};
    for (const [index, column] of columns.entries()) {
      const text = String(row.cells[index] ?? "").trim();
      if (!isMissingValue(text) && column.readable) setAtPath(value, column.path, parseCell(text, column.shape));
    }
    return { line: row.line, value };
  };
};
