import { createReadStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline, promises, Readable } from "node:stream";
import { ReadableStream as LazyStream } from "node:stream/web";
import { createGunzip, createGzip } from "node:zlib";
import type { ExportFiles } from "#application/exports/ports.ts";
import { writeFileAtomically } from "../platform/files/atomic-file.ts";

const COMPRESSION_LEVEL = 6;

/** Opens the file with the first read and closes it when the reader stops, whatever the reason. */
const readCompressedFile = async function* (
  path: string,
  encoding: "gzip" | "identity",
): AsyncGenerator<Uint8Array, void, undefined> {
  const compressed = createReadStream(path);
  const bytes = encoding === "gzip" ? compressed : pipeline(compressed, createGunzip(), () => {});
  try {
    for await (const chunk of bytes) yield chunk as Uint8Array;
  } finally {
    compressed.destroy();
  }
};

const modifiedFile = async (folder: string, name: string) => {
  const stats = await stat(join(folder, name)).catch(() => null);
  return { name, modifiedMs: stats?.mtimeMs ?? 0 };
};

/** Compressed exports in a folder, which is created with the first file. */
export const createExportFolder = (folder: string): ExportFiles => ({
  async find(name) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => null);
    if (stats === null) return null;
    return {
      modified: stats.mtime,
      // A stream of `from` starts its generator with the first read, and returns from it when it is cancelled.
      read: (encoding) => LazyStream.from(readCompressedFile(path, encoding)) as ReadableStream<Uint8Array>,
    };
  },
  async newest(prefix) {
    const names = await readdir(folder).catch(() => []);
    const files = await Promise.all(
      names.filter((name) => name.startsWith(prefix) && name.endsWith(".gz")).map((name) => modifiedFile(folder, name)),
    );
    return files.toSorted((a, b) => b.modifiedMs - a.modifiedMs)[0]?.name ?? null;
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
