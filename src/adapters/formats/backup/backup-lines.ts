import { z } from "zod";
import type { ColumnType, SavedTable, SavedValue } from "#application/backup/ports.ts";

/** Increase it when an older reader would misread the new files. */
const FORMAT = 1;

/** A file of a lead has 8 MB at most, 11 in base64; the notified prices of an alert for a million vehicles have 16. */
export const MAX_LINE_BYTES = 64 * 1024 * 1024;

/** Maximum number of rows in a file. A million vehicles with a price a month for five years have 60 million. */
export const MAX_ROWS = 200_000_000;

/** Line 1. */
export const headerLine = z.strictObject({
  vitrine: z.literal("backup"),
  format: z.literal(FORMAT),
  program: z.string().max(100),
  schema: z.string().max(100),
  created_at: z.iso.datetime(),
});

export const createHeader = (header: Omit<z.infer<typeof headerLine>, "vitrine" | "format">) =>
  headerLine.parse({ vitrine: "backup", format: FORMAT, ...header });

/** Precedes the rows of a table, also of an empty one. */
export const tableLine = z.strictObject({ table: z.string(), columns: z.array(z.string()) });

/** The last line: rows by table, and the hash of all lines before it. */
export const endLine = z.strictObject({
  rows: z.record(z.string(), z.int().nonnegative()),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** JSON has no bytes; they are encoded as base64. */
const encodeValue = (value: SavedValue): string | number | null =>
  value instanceof Uint8Array
    ? Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString("base64")
    : value;

export const encodeRow = (row: readonly SavedValue[]): string => JSON.stringify(row.map(encodeValue));

/** Undefined: the value is not of this type. */
const decodeValue = (value: unknown, type: ColumnType): SavedValue | undefined => {
  if (value === null) return null;
  if (type === "integer") return Number.isSafeInteger(value) ? (value as number) : undefined;
  if (typeof value !== "string") return undefined;
  return type === "bytes" ? Buffer.from(value, "base64") : value;
};

/** Null: the line is not a row of the table. */
export const decodeRow = (line: unknown, { columns }: SavedTable): readonly SavedValue[] | null => {
  const types = Object.values(columns);
  if (!Array.isArray(line) || line.length !== types.length) return null;
  const row = types.map((type, index) => decodeValue(line[index], type));
  return row.includes(undefined) ? null : (row as readonly SavedValue[]);
};
