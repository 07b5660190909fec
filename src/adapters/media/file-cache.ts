import { mkdir, readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { inBackground } from "#domain/shared/index.ts";
import { TEMPORARY_SUFFIX, writeFileAtomically } from "../platform/files/atomic-file.ts";

export type FileCache = {
  readonly get: (name: string) => Promise<Uint8Array | null>;
  /** Without looking into the folder: false for a file of another process until it is read. */
  readonly has: (name: string) => boolean;
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>;
};

type CacheEntry = { readonly bytes: number; usedAt: number };

/** A file's modification time is updated at most this often. */
const TOUCH_INTERVAL_MS = 3_600_000;

/** Share of the limit that remains after an eviction, so that not every new file evicts another. */
const EVICTION_TARGET = 0.9;

const readEntries = async (folder: string): Promise<Map<string, CacheEntry>> => {
  const names = await readdir(folder, { recursive: true }).catch((): string[] => []);
  const entries: [string, CacheEntry][] = [];
  for (const name of names) {
    const file = await stat(join(folder, name)).catch(() => null);
    if (file?.isFile() && !name.endsWith(TEMPORARY_SUFFIX))
      entries.push([name, { bytes: file.size, usedAt: file.mtimeMs }]);
  }
  return new Map(entries.toSorted(([, one], [, other]) => one.usedAt - other.usedAt));
};

/**
 * Caches files below a folder by name (`ab/cdef.webp`). Evicts the least recently used beyond `maxBytes`. A file that
 * another process has put into the folder is returned as well.
 */
export const createFileCache = async (folder: string, maxBytes: number, now: () => number): Promise<FileCache> => {
  const files = await readEntries(folder);
  let bytes = [...files.values()].reduce((sum, file) => sum + file.bytes, 0);

  const forget = (name: string): void => {
    bytes -= files.get(name)?.bytes ?? 0;
    files.delete(name);
  };
  const add = (name: string, { byteLength }: Uint8Array): CacheEntry => {
    forget(name);
    const file = { bytes: byteLength, usedAt: now() };
    files.set(name, file);
    bytes += byteLength;
    return file;
  };
  const evict = async (): Promise<void> => {
    for (const name of files.keys()) {
      if (bytes <= maxBytes * EVICTION_TARGET) return;
      forget(name);
      await rm(join(folder, name), { force: true });
    }
  };
  /** The map is ordered by last use. */
  const touch = (name: string, file: CacheEntry): void => {
    files.delete(name);
    files.set(name, file);
    if (now() - file.usedAt < TOUCH_INTERVAL_MS) return;
    file.usedAt = now();
    inBackground(
      () => utimes(join(folder, name), now() / 1000, now() / 1000),
      () => forget(name),
    );
  };
  return {
    has: (name) => files.has(name),
    async get(name) {
      const content = await readFile(join(folder, name)).catch(() => null);
      if (content === null) forget(name);
      else touch(name, files.get(name) ?? add(name, content));
      return content;
    },
    async put(name, content) {
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFileAtomically(path, content);
      add(name, content);
      if (bytes > maxBytes) await evict();
    },
  };
};
