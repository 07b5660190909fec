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

/** A file that appears whole or not at all, and takes the place of one of that name at once. */
export const writeFileWhole = async (
  path: string,
  write: (to: NodeJS.WritableStream) => Promise<void>,
  options: { readonly mode?: number } = {},
): Promise<void> => {
  const beside = `${path}.${process.pid}.part`;
  try {
    await write(createWriteStream(beside, options));
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
};

/** The same, readable by its owner alone. */
export const writePrivateFile = (path: string, chunks: Chunks): Promise<void> =>
  writeFileWhole(path, (to) => pipeline(Readable.from(chunks), to), { mode: PRIVATE });
