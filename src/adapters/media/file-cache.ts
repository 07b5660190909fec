import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

export type FileCache = {
  readonly get: (name: string) => Promise<Uint8Array | null>;
  readonly has: (name: string) => boolean;
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>;
};

type Kept = { readonly bytes: number; usedAt: number };

/** Used again within this time, a file's date stays. */
const SAME_USE_MS = 3_600_000;

/** What is left once the cap was passed, so that not every new file looks for an old one. */
const ROOM_LEFT = 0.9;

const listed = async (folder: string): Promise<Map<string, Kept>> => {
  const names = await readdir(folder, { recursive: true }).catch((): string[] => []);
  const found: [string, Kept][] = [];
  for (const name of names) {
    const file = await stat(join(folder, name)).catch(() => null);
    if (file?.isFile() && !name.endsWith(".part")) found.push([name, { bytes: file.size, usedAt: file.mtimeMs }]);
  }
  return new Map(found.toSorted(([, one], [, other]) => one.usedAt - other.usedAt));
};

/** Files below a folder by name (`ab/cdef.webp`), those longest unused out first once `mostBytes` is passed. */
export const createFileCache = async (folder: string, mostBytes: number, now: () => number): Promise<FileCache> => {
  const files = await listed(folder);
  let bytes = [...files.values()].reduce((sum, file) => sum + file.bytes, 0);

  const forget = (name: string): void => {
    bytes -= files.get(name)?.bytes ?? 0;
    files.delete(name);
  };
  const makeRoom = async (): Promise<void> => {
    for (const name of files.keys()) {
      if (bytes <= mostBytes * ROOM_LEFT) return;
      forget(name);
      await rm(join(folder, name), { force: true });
    }
  };
  /** The map's order is that of use. */
  const use = (name: string, file: Kept): void => {
    files.delete(name);
    files.set(name, file);
    if (now() - file.usedAt < SAME_USE_MS) return;
    file.usedAt = now();
    utimes(join(folder, name), now() / 1000, now() / 1000).catch(() => forget(name));
  };
  return {
    has: (name) => files.has(name),
    async get(name) {
      const file = files.get(name);
      if (!file) return null;
      const found = await readFile(join(folder, name)).catch(() => null);
      if (found === null) forget(name);
      else use(name, file);
      return found;
    },
    async put(name, content) {
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true });
      // Whole or not at all: whoever reads the name never sees half a file.
      const part = `${path}.${randomUUID()}.part`;
      await writeFile(part, content);
      await rename(part, path);
      forget(name);
      files.set(name, { bytes: content.byteLength, usedAt: now() });
      bytes += content.byteLength;
      if (bytes > mostBytes) await makeRoom();
    },
  };
};
