import { createReadStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline, promises, Readable } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";
import type { ExportFiles } from "#application/exports/ports.ts";
import { writeFileAtomically } from "../platform/atomic-file.ts";

const COMPRESSION_LEVEL = 6;

/** Compressed exports in a folder, which is created with the first file. */
export const createExportFolder = (folder: string): ExportFiles => ({
  async find(name) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => null);
    if (stats === null) return null;
    return {
      modified: stats.mtime,
      read: (encoding) => {
        const compressed = createReadStream(path);
        // A reader that cancels closes the file too; errors reach the reader.
        const bytes = encoding === "gzip" ? compressed : pipeline(compressed, createGunzip(), () => {});
        return Readable.toWeb(bytes) as ReadableStream<Uint8Array>;
      },
    };
  },
  async write(name, content) {
    await mkdir(folder, { recursive: true });
    await promises.pipeline(
      Readable.from(content),
      createGzip({ level: COMPRESSION_LEVEL }),
      (compressed: AsyncIterable<Uint8Array>) => writeFileAtomically(join(folder, name), compressed),
    );
  },
  async removeOutdated(prefix, current) {
    const outdated = (await readdir(folder)).filter(
      (name) => name.startsWith(prefix) && name.endsWith(".gz") && name !== current,
    );
    await Promise.all(outdated.map((name) => rm(join(folder, name), { force: true })));
  },
});
