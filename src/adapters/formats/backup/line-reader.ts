import { createHash } from "node:crypto";
import type { z } from "zod";
import { BackupFault } from "#application/backup/index.ts";
import type { BackupHeader, SavedSchema, SavedTable, SavedValue } from "#application/backup/ports.ts";
import { decodeRow, endLine, headerLine, MAX_ROWS, tableLine } from "./backup-lines.ts";

type ReadLine =
  | { readonly kind: "header"; readonly header: BackupHeader }
  | { readonly kind: "table" | "end" }
  | { readonly kind: "row"; readonly table: string; readonly row: readonly SavedValue[] };

const parseJson = (line: Buffer, number: number): unknown => {
  try {
    return JSON.parse(line.toString("utf8")) as unknown;
  } catch {
    throw new BackupFault(`line ${number} is not JSON`);
  }
};

const parseLine = <T>(schema: z.ZodType<T>, value: unknown, fault: string): T => {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new BackupFault(fault);
  return parsed.data;
};

const readHeader = (value: unknown, { version }: SavedSchema): BackupHeader => {
  const { program, schema, created_at } = parseLine(headerLine, value, "it is not a backup that this Vitrine knows");
  if (schema === version) return { program, schema, createdAt: created_at };
  throw new BackupFault(
    `it has the schema ${schema}, and this Vitrine has ${version}: restore it with the Vitrine that made it (${program}); ` +
      "a newer one migrates the restored database when it opens it",
  );
};

const findTable = (value: unknown, expected: SavedTable | undefined, number: number): SavedTable => {
  const { table, columns } = parseLine(tableLine, value, `line ${number} is neither a row, a table nor the end`);
  if (table === expected?.name && columns.join() === Object.keys(expected.columns).join()) return expected;
  throw new BackupFault(`line ${number}: the table ${table} is not as this Vitrine has it`);
};

/** Reads the lines of a backup one after the other, and throws `BackupFault` at the first that is not as it must be. */
export class LineReader {
  readonly #schema: SavedSchema;
  readonly #hash = createHash("sha256");
  readonly #counts = new Map<string, number>();
  #number = 0;
  #rows = 0;
  #table: SavedTable | null = null;
  #hasEnded = false;

  constructor(schema: SavedSchema) {
    this.#schema = schema;
  }

  read(line: Buffer): ReadLine {
    this.#number += 1;
    if (this.#hasEnded) throw new BackupFault("something follows its last line");
    const value = parseJson(line, this.#number);
    if (this.#number === 1) {
      this.#hash.update(line).update("\n");
      return { kind: "header", header: readHeader(value, this.#schema) };
    }
    if (typeof value === "object" && value !== null && "sha256" in value) return this.#end(value);
    this.#hash.update(line).update("\n");
    return Array.isArray(value) ? this.#readRow(value) : this.#beginTable(value);
  }

  finish(): void {
    if (!this.#hasEnded) throw new BackupFault("it is cut: its last line is missing");
  }

  #beginTable(value: unknown): ReadLine {
    this.#table = findTable(value, this.#schema.tables[this.#counts.size], this.#number);
    this.#counts.set(this.#table.name, 0);
    return { kind: "table" };
  }

  #readRow(value: unknown): ReadLine {
    const table = this.#table;
    const row = table === null ? null : decodeRow(value, table);
    if (table === null || row === null) throw new BackupFault(`line ${this.#number} is not a row of its table`);
    this.#rows += 1;
    if (this.#rows > MAX_ROWS) throw new BackupFault(`it has more than ${MAX_ROWS} rows`);
    this.#counts.set(table.name, (this.#counts.get(table.name) ?? 0) + 1);
    return { kind: "row", table: table.name, row };
  }

  #end(value: unknown): ReadLine {
    const { rows, sha256 } = parseLine(endLine, value, `line ${this.#number} is neither a row, a table nor the end`);
    if (this.#hash.digest("hex") !== sha256) throw new BackupFault("it was changed: its SHA-256 is another one");
    const expected = Object.entries(rows);
    const isComplete =
      this.#counts.size === this.#schema.tables.length &&
      expected.length === this.#counts.size &&
      expected.every(([name, count]) => this.#counts.get(name) === count);
    if (!isComplete) throw new BackupFault("its rows are not those that its last line counts");
    this.#hasEnded = true;
    return { kind: "end" };
  }
}
