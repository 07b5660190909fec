import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { SnapshotStore } from "./storyblok-content-source.ts";

/** Saves the last good content in a file, replaced atomically. */
export const createContentSnapshotFile = (path: string): SnapshotStore => ({
  read: async () => JSON.parse(await readFile(path, "utf8")) as unknown,
  async write(content) {
    await mkdir(dirname(path), { recursive: true });
    const temporaryPath = `${path}.${process.pid}.part`;
    await writeFile(temporaryPath, JSON.stringify(content));
    await rename(temporaryPath, path);
  },
});
