import { createHash } from "node:crypto";
import { pipeline, Readable } from "node:stream";
import { constants, createZstdCompress } from "node:zlib";
import type { BackupFormat } from "#application/backup/ports.ts";
import { createHeader, encodeRow, MAX_LINE_BYTES } from "./backup-lines.ts";

type Content = Parameters<BackupFormat["write"]>;

/** A backup that could not be read again must not be written. */
const writeRow = (row: Parameters<typeof encodeRow>[0], table: string): string => {
  const line = `${encodeRow(row)}\n`;
  if (line.length > MAX_LINE_BYTES / 3 && Buffer.byteLength(line) > MAX_LINE_BYTES)
    throw new Error(`a row of ${table} is larger than ${MAX_LINE_BYTES} bytes`);
  return line;
};

/** All lines but the last one; adds the rows of each table to `counts`. */
async function* writeLines([header, tables, read]: Content, counts: Map<string, number>): AsyncGenerator<string> {
  const { program, schema, createdAt: created_at } = header;
  yield `${JSON.stringify(createHeader({ program, schema, created_at }))}\n`;
  for (const table of tables) {
    const { name, columns } = table;
    yield `${JSON.stringify({ table: name, columns: Object.keys(columns) })}\n`;
    counts.set(name, 0);
    for await (const rows of read(table)) {
      counts.set(name, (counts.get(name) ?? 0) + rows.length);
      yield rows.map((row) => writeRow(row, name)).join("");
    }
  }
}

async function* withLastLine(content: Content): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  const counts = new Map<string, number>();
  for await (const text of writeLines(content, counts)) {
    const bytes = Buffer.from(text);
    hash.update(bytes);
    yield bytes;
  }
  yield Buffer.from(`${JSON.stringify({ rows: Object.fromEntries(counts), sha256: hash.digest("hex") })}\n`);
}

/** The checksum lets every tool for zstd find damage. */
const COMPRESSION = { params: { [constants.ZSTD_c_checksumFlag]: 1 } };

export const writeBackup: BackupFormat["write"] = (...content) =>
  pipeline(Readable.from(withLastLine(content)), createZstdCompress(COMPRESSION), () => undefined);
