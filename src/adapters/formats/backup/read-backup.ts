import { pipeline, Readable } from "node:stream";
import { createZstdDecompress } from "node:zlib";
import { BackupFault } from "#application/backup/index.ts";
import type { BackupFormat, BackupPart, SavedValue } from "#application/backup/ports.ts";
import { LineReader } from "./line-reader.ts";
import { splitLines } from "./split-lines.ts";

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
