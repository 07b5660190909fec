import { z } from "zod";
import type { CatalogueRow } from "#domain/catalogue/index.ts";
import { FLAG_WORDS, type FeedRow } from "#domain/imports/index.ts";

/** As much of JSON Schema as tells what a cell of text holds. */
type Shape = {
  readonly type?: string;
  readonly anyOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
};

const LIST_SEPARATOR = "|";

const shapeOf = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as unknown as Shape;

/** The shape of what may also be null. */
const present = (shape: Shape | undefined): Shape =>
  shape?.anyOf === undefined ? (shape ?? {}) : present(shape.anyOf.find(({ type }) => type !== "null"));

const shapeAt = (shape: Shape, path: readonly string[]): Shape =>
  path.reduce((found: Shape, step) => present(present(found).properties?.[step]), shape);

const fromJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON after all: the schema refuses the text and names the field.
    return text;
  }
};

/** Text to what its field holds. What cannot be read stays text, for the schema to refuse by name. */
const valueOf = (text: string, shape: Shape): unknown => {
  if (shape.type === "number" || shape.type === "integer") return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
  if (shape.type === "boolean") return FLAG_WORDS[text.toLowerCase()] ?? text;
  if (shape.type === "object") return fromJson(text);
  if (shape.type !== "array") return text;
  if (text.startsWith("[")) return fromJson(text);
  const item = present(shape.items);
  return text.split(LIST_SEPARATOR).map((part) => valueOf(part.trim(), item));
};

const put = (object: Record<string, unknown>, path: readonly string[], value: unknown): void => {
  const [step = "", ...rest] = path;
  if (rest.length === 0) object[step] = value;
  else {
    const inner = object[step];
    const next = typeof inner === "object" && inner !== null ? (inner as Record<string, unknown>) : {};
    object[step] = next;
    put(next, rest, value);
  }
};

/** No object of the catalogue has such a field, and none may be made of a column. */
const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Turns rows of text into objects of a schema: what is nested is written with dots (`dimensions.length_mm`), the items of
 * a list stand between "|", and lists of objects are JSON in their cell. An empty cell is a field that is not there.
 */
export const rowReader = (schema: z.ZodType, header: readonly string[]): ((row: FeedRow) => CatalogueRow) => {
  const shape = shapeOf(schema);
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
      if (text !== "" && column.readable) put(value, column.path, valueOf(text, column.shape));
    }
    return { line: row.line, value };
  };
};
