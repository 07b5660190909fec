import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

type Chunks = AsyncIterable<string> | Iterable<Uint8Array>;

/** For the owner's eyes only: what is written is about people. */
const PRIVATE = 0o600;

/** Writes to a stream that stays open, no faster than it takes. */
export const writeTo = (stream: NodeJS.WritableStream, chunks: Chunks): Promise<void> =>
  pipeline(Readable.from(chunks), stream, { end: false });

/** Writes a file that appears whole or not at all, and takes the place of one of that name at once. */
export const writePrivateFile = async (path: string, chunks: Chunks): Promise<void> => {
  const beside = `${path}.${process.pid}.part`;
  try {
    await pipeline(Readable.from(chunks), createWriteStream(beside, { mode: PRIVATE }));
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
};
