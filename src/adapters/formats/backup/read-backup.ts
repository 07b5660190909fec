import type { z } from "zod";
import { createHash } from "node:crypto";
import { pipeline, Readable } from "node:stream";
import { createZstdDecompress } from "node:zlib";
import { BackupFault } from "#application/backup/index.ts";
import type {
  BackupFormat,
  BackupHeader,
  BackupPart,
  SavedSchema,
  SavedTable,
  SavedValue,
} from "#application/backup/ports.ts";
import { decodeRow, endLine, headerLine, MAX_LINE_BYTES, MAX_ROWS, tableLine } from "./backup-lines.ts";

type ReadLine =
  | { readonly kind: "header"; readonly header: BackupHeader }
  | { readonly kind: "table" | "end" }
  | {
      readonly kind: "row";
      readonly table: string;
      readonly columns: readonly string[];
      readonly row: readonly SavedValue[];
    };

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

const readHeader = (value: unknown): BackupHeader => {
  const { program, schema, created_at } = parseLine(headerLine, value, "it is not a backup that this Vitrine knows");
  return { program, schema, createdAt: created_at };
};

type TableLine = z.infer<typeof tableLine>;

const isEqual = ({ table, columns }: TableLine, expected: SavedTable | undefined): boolean =>
  table === expected?.name && columns.join() === Object.keys(expected.columns).join();

/** Null: an older schema does not have the table with these columns. */
const selectColumns = ({ columns }: TableLine, known: SavedTable | undefined): SavedTable | null => {
  const types = columns.map((column) => [column, known?.columns[column]] as const);
  if (known === undefined || types.some(([, type]) => type === undefined)) return null;
  return { name: known.name, columns: Object.fromEntries(types) as SavedTable["columns"] };
};

/** Reads the lines of a backup one after the other, and throws `BackupFault` at the first that is not as it must be. */
class LineReader {
  #schema: SavedSchema = { version: "", tables: [] };
  readonly #hash = createHash("sha256");
  readonly #counts = new Map<string, number>();
  #number = 0;
  #rows = 0;
  #table: SavedTable | null = null;
  #columns: readonly string[] = [];
  #hasEnded = false;

  /** Call it with the header, before the next line. */
  expect({ schema }: BackupHeader, expected: SavedSchema): void {
    if (schema !== expected.version) throw new BackupFault(`it has the schema ${schema}, not ${expected.version}`);
    this.#schema = expected;
  }

  read(line: Buffer): ReadLine {
    this.#number += 1;
    if (this.#hasEnded) throw new BackupFault("something follows its last line");
    const value = parseJson(line, this.#number);
    if (this.#number === 1) {
      this.#hash.update(line).update("\n");
      return { kind: "header", header: readHeader(value) };
    }
    if (typeof value === "object" && value !== null && "sha256" in value) return this.#end(value);
    this.#hash.update(line).update("\n");
    return Array.isArray(value) ? this.#readRow(value) : this.#beginTable(value);
  }

  finish(): void {
    if (!this.#hasEnded) throw new BackupFault("it is cut: its last line is missing");
  }

  #beginTable(value: unknown): ReadLine {
    const fault = `line ${this.#number} is neither a row, a table nor the end`;
    this.#table = this.#findTable(parseLine(tableLine, value, fault));
    this.#columns = Object.keys(this.#table.columns);
    this.#counts.set(this.#table.name, 0);
    return { kind: "table" };
  }

  #findTable(line: TableLine): SavedTable {
    const { tables, isOlder = false } = this.#schema;
    const next = tables[this.#counts.size];
    const found = isOlder
      ? selectColumns(
          line,
          tables.find(({ name }) => name === line.table),
        )
      : next;
    if (found && isEqual(line, found) && !this.#counts.has(line.table)) return found;
    throw new BackupFault(`line ${this.#number}: the table ${line.table} is not as this Vitrine has it`);
  }

  #readRow(value: unknown): ReadLine {
    const table = this.#table;
    const row = table === null ? null : decodeRow(value, table);
    if (table === null || row === null) throw new BackupFault(`line ${this.#number} is not a row of its table`);
    this.#rows += 1;
    if (this.#rows > MAX_ROWS) throw new BackupFault(`it has more than ${MAX_ROWS} rows`);
    this.#counts.set(table.name, (this.#counts.get(table.name) ?? 0) + 1);
    return { kind: "row", table: table.name, columns: this.#columns, row };
  }

  #end(value: unknown): ReadLine {
    const { rows, sha256 } = parseLine(endLine, value, `line ${this.#number} is neither a row, a table nor the end`);
    if (this.#hash.digest("hex") !== sha256) throw new BackupFault("it was changed: its SHA-256 is another one");
    const expected = Object.entries(rows);
    const isComplete =
      (this.#schema.isOlder === true || this.#counts.size === this.#schema.tables.length) &&
      expected.length === this.#counts.size &&
      expected.every(([name, count]) => this.#counts.get(name) === count);
    if (!isComplete) throw new BackupFault("its rows are not those that its last line counts");
    this.#hasEnded = true;
    return { kind: "end" };
  }
}

const MAX_BATCH = { rows: 500, bytes: 4 * 1024 * 1024 };

const CHUNK_BYTES = 256 * 1024;

type Batch = {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: (readonly SavedValue[])[];
  bytes: number;
};

const isFull = ({ rows, bytes }: Batch): boolean => rows.length >= MAX_BATCH.rows || bytes >= MAX_BATCH.bytes;

const NO_BATCH = { table: "", columns: [], rows: [], bytes: 0 };

const LINE_FEED = 10;

/** The lines of a file without their line feeds, those that end in one chunk together. The last line ends with one too. */
async function* splitLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<readonly Buffer[]> {
  let begun: Uint8Array[] = [];
  let begunBytes = 0;
  for await (const chunk of chunks) {
    const lines: Buffer[] = [];
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
      lines.push(Buffer.concat([...begun, chunk.subarray(start, end)]));
      begun = [];
      begunBytes = 0;
      start = end + 1;
    }
    if (start < chunk.length) begun.push(chunk.subarray(start));
    begunBytes += chunk.length - start;
    if (begunBytes >= MAX_LINE_BYTES) throw new BackupFault(`a line is larger than ${MAX_LINE_BYTES} bytes`);
    if (lines.length > 0) yield lines;
  }
  if (begunBytes > 0) throw new BackupFault("it ends in the middle of a line");
}

async function* readParts(...[file, schemaOf]: Parameters<BackupFormat["read"]>): AsyncGenerator<BackupPart> {
  const reader = new LineReader();
  let batch: Batch = NO_BATCH;
  for await (const lines of splitLines(file)) {
    for (const line of lines) {
      const part = reader.read(line);
      if (part.kind === "header") {
        reader.expect(part.header, await schemaOf(part.header));
        yield part.header;
      }
      if (part.kind === "row" && part.table === batch.table && !isFull(batch)) {
        batch.rows.push(part.row);
        batch.bytes += line.length;
        continue;
      }
      if (batch.rows.length > 0) yield batch;
      batch =
        part.kind === "row"
          ? { table: part.table, columns: part.columns, rows: [part.row], bytes: line.length }
          : NO_BATCH;
    }
  }
  reader.finish();
}

/** Errors of the decompression say that the file is damaged; those of the disk are no fault of the file. */
const toFault = (error: unknown): unknown =>
  error instanceof Error && "code" in error && /^Z(?:STD)?_/.test(String(error.code))
    ? new BackupFault(`it is damaged, cut or no backup: ${error.message}`)
    : error;

export const readBackup: BackupFormat["read"] = async function* (file, schemaOf) {
  let fileBytes = 0;
  const counted = async function* () {
    for await (const chunk of file) {
      fileBytes += chunk.length;
      yield chunk;
    }
  };
  const decompression = createZstdDecompress({ chunkSize: CHUNK_BYTES });
  const content = pipeline(Readable.from(counted()), decompression, () => undefined);
  try {
    yield* readParts(content, schemaOf);
  } catch (error) {
    throw toFault(error);
  }
  // The decompression ignores what is not compressed behind its end.
  if (decompression.bytesWritten !== fileBytes) throw new BackupFault("something follows its end");
};
