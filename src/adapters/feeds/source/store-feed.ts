import { type FileHandle, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StoreFeed } from "#application/imports/ports.ts";
import { FaultError } from "../fault-error.ts";
import type { Bytes } from "./inflate.ts";
import { CHUNK_BYTES } from "./source.ts";

const readAt = async (file: FileHandle, position: number): Promise<Uint8Array> => {
  const { buffer, bytesRead } = await file.read(new Uint8Array(CHUNK_BYTES), 0, CHUNK_BYTES, position);
  return buffer.subarray(0, bytesRead);
};

/**
 * Stores the bytes of a feed in a temporary file while they are read, as they come, so that they can be read again though
 * the source is read once. A reading that stops early leaves the rest in the source for the next one. A fault of the source
 * is the end of each reading.
 */
export const storeFeed: StoreFeed = async (bytes) => {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-feed-"));
  const file = await open(join(folder, "feed"), "wx+", 0o600);
  const source = bytes[Symbol.asyncIterator]();
  let size = 0;
  let fault: FaultError | null = null;

  const readSource = async (): Promise<Uint8Array | null> => {
    try {
      const next = await source.next();
      if (next.done === true) return null;
      await file.writeFile(next.value);
      size += next.value.length;
      return next.value;
    } catch (error) {
      if (!(error instanceof FaultError)) throw error;
      fault = error;
      return null;
    }
  };

  return {
    read: async function* (): Bytes {
      let position = 0;
      for (;;) {
        const chunk = position < size ? await readAt(file, position) : fault === null ? await readSource() : null;
        if (chunk === null) break;
        position += chunk.length;
        yield chunk;
      }
      if (fault !== null) throw fault;
    },
    discard: async () => {
      await source.return?.();
      await file.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
