import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { ContentShelf } from "./source.ts";

/** Keeps the last good content in a file; it is replaced whole. */
export const fileShelf = (path: string): ContentShelf => ({
  read: async () => JSON.parse(await readFile(path, "utf8")) as unknown,
  async write(content) {
    await mkdir(dirname(path), { recursive: true });
    const beside = `${path}.${process.pid}.part`;
    await writeFile(beside, JSON.stringify(content));
    await rename(beside, path);
  },
});
