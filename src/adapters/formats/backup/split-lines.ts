import { BackupFault } from "#application/backup/index.ts";
import { MAX_LINE_BYTES } from "./backup-lines.ts";

const LINE_FEED = 10;

/** The lines of a file without their line feeds, those that end in one chunk together. The last line ends with one too. */
export async function* splitLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<readonly Buffer[]> {
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
