import { mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { writeFileAtomically } from "../../platform/files/atomic-file.ts";
import type { SnapshotStore } from "./storyblok-content-source.ts";

/** Saves the last good content in a file, replaced atomically. */
export const createContentSnapshotFile = (path: string): SnapshotStore => ({
  read: async () => JSON.parse(await readFile(path, "utf8")) as unknown,
  async write(content) {
    await mkdir(dirname(path), { recursive: true });
    await writeFileAtomically(path, JSON.stringify(content));
  },
});
