import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Writes to a stream and leaves it open. */
export const writeTo = (
  stream: NodeJS.WritableStream,
  chunks: AsyncIterable<string> | Iterable<Uint8Array>,
): Promise<void> => pipeline(Readable.from(chunks), stream, { end: false });
