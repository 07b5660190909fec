import { pipeline, Readable } from "node:stream";
import { createZstdDecompress } from "node:zlib";
import { BackupFault } from "#application/backup/index.ts";
import type { BackupFormat, BackupPart, SavedValue } from "#application/backup/ports.ts";
import { LineReader } from "./line-reader.ts";
import { MAX_LINE_BYTES } from "./backup-lines.ts";

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
