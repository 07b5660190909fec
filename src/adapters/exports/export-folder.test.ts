import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readlink, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ExportFile } from "#application/exports/ports.ts";
import { createExportFolder } from "./export-folder.ts";

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-export-folder-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const bytes = async function* (...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield new TextEncoder().encode(text);
};

test("reads a written export compressed and as it was", async () => {
  const files = createExportFolder(folder);
  await files.write("stock.csv.1.gz", bytes("a,b\r\n", "1,2\r\n"));
  const file = await files.find("stock.csv.1.gz");
  expect(await new Response(file?.read("identity")).text()).toBe("a,b\r\n1,2\r\n");
  const compressed = file?.read("gzip").pipeThrough(new DecompressionStream("gzip") as never);
  expect(await new Response(compressed as ReadableStream).text()).toBe("a,b\r\n1,2\r\n");
});

test("leaves no file behind when the content fails", async () => {
  const failing = async function* (): AsyncGenerator<Uint8Array> {
    yield* bytes("a,b\r\n");
    throw new Error("the stock cannot be read");
  };
  await expect(createExportFolder(folder).write("stock.csv.1.gz", failing())).rejects.toThrow(
    "the stock cannot be read",
  );
  expect(await readdir(folder)).toEqual([]);
});

test("removes outdated exports of one format only", async () => {
  const files = createExportFolder(folder);
  for (const name of ["stock.csv.1.gz", "stock.csv.2.gz", "stock.json.1.gz"]) await files.write(name, bytes("x"));
  await files.removeOutdated("stock.csv.", "stock.csv.2.gz");
  expect((await readdir(folder)).sort()).toEqual(["stock.csv.2.gz", "stock.json.1.gz"]);
});

describe("a file of the folder", () => {
  const DESCRIPTORS = "/proc/self/fd";
  const isOpen = async (): Promise<boolean> => {
    const descriptors = await readdir(DESCRIPTORS);
    const targets = await Promise.all(descriptors.map((name) => readlink(join(DESCRIPTORS, name)).catch(() => "")));
    return targets.some((target) => target.startsWith(folder));
  };
  const written = async (): Promise<ExportFile> => {
    const files = createExportFolder(folder);
    // Large enough not to be read to its end by the first read.
    await files.write("stock.csv.1.gz", bytes(randomBytes(2_000_000).toString("base64")));
    const file = await files.find("stock.csv.1.gz");
    if (file === null) throw new Error("the export was not written");
    return file;
  };

  // Only Linux lists the descriptors of a process.
  const encodings = existsSync(DESCRIPTORS) ? (["gzip", "identity"] as const) : [];

  test.each(encodings)("is open only while its %s stream is read", async (encoding) => {
    const { read } = await written();
    const unread = read(encoding);
    expect(await isOpen()).toBe(false);
    await unread.cancel();
    const reader = read(encoding).getReader();
    await reader.read();
    expect(await isOpen()).toBe(true);
    await reader.cancel();
    await expect.poll(isOpen).toBe(false);
    await new Response(read(encoding)).arrayBuffer();
    await expect.poll(isOpen).toBe(false);
  });

  test("that disappears fails the reader only", async () => {
    const { read } = await written();
    await rm(join(folder, "stock.csv.1.gz"));
    await expect(new Response(read("identity")).text()).rejects.toThrow("ENOENT");
  });
});
