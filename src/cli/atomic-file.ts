import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

type Chunks = AsyncIterable<string> | Iterable<Uint8Array>;

/** Readable by the owner alone: the files hold personal data. */
const OWNER_ONLY = 0o600;

/** Writes to a stream and leaves it open. */
export const writeTo = (stream: NodeJS.WritableStream, chunks: Chunks): Promise<void> =>
  pipeline(Readable.from(chunks), stream, { end: false });

/** Writes a file atomically: it appears complete or not at all, and replaces one of that name. */
export const writeFileAtomically = async (
  path: string,
  write: (to: NodeJS.WritableStream) => Promise<void>,
  options: { readonly mode?: number } = {},
): Promise<void> => {
  const temporaryPath = `${path}.${process.pid}.part`;
  try {
    await write(createWriteStream(temporaryPath, options));
    await rename(temporaryPath, path);
  } catch (error) {
    await rm(temporaryPath, { force: true });
    throw error;
  }
};

/** Like `writeFileAtomically`, readable by the owner alone. */
export const writePrivateFile = (path: string, chunks: Chunks): Promise<void> =>
  writeFileAtomically(path, (to) => pipeline(Readable.from(chunks), to), { mode: OWNER_ONLY });
