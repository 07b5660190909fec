import { watch } from "node:fs";
import { mkdtemp, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchFile } from "./watch-file.ts";

/** A tenth of what a server waits. */
const STILL_MS = 500;

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "watch-file-"));
  path = join(folder, "stock.csv");
});

afterEach(() => rm(folder, { recursive: true }));

/** Watches the file until a call has returned false; resolves with what the calls have read. */
const watchUntil = async (onText: (text: string) => Promise<boolean>): Promise<readonly string[]> => {
  const texts: string[] = [];
  const stop = new AbortController();
  const onFile = async (): Promise<void> => {
    const text = await readFile(path, "utf8").catch(() => "none");
    texts.push(text);
    if (!(await onText(text))) stop.abort();
  };
  await watchFile(path, onFile, stop.signal, STILL_MS);
  return texts;
};

it("rejects when the folder can no longer be watched", async () => {
  await writeFile(path, "one");
  const failure = new Error("no watch");
  const folderWatcher = watch(folder);
  const on = vi.spyOn(Object.getPrototypeOf(folderWatcher) as typeof folderWatcher, "on");
  folderWatcher.close();
  const watching = watchFile(path, async () => undefined, new AbortController().signal);
  await vi.waitUntil(() => on.mock.calls.some(([event]) => event === "error"));
  (on.mock.contexts[0] as typeof folderWatcher).emit("error", failure);
  await expect(watching).rejects.toBe(failure);
  on.mockRestore();
});

it("calls again for a change during the first call", async () => {
  await writeFile(path, "one");
  const texts = await watchUntil(async (text) => {
    if (text === "one") await writeFile(path, "two, longer");
    return text === "one";
  });
  expect(texts).toEqual(["one", "two, longer"]);
});

it("calls for a file that comes later, and for its replacement during that call", async () => {
  const texts = await watchUntil(async (text) => {
    if (text === "none") setImmediate(() => void writeFile(path, "one"));
    if (text === "one") {
      await writeFile(join(folder, "next.csv"), "two, longer");
      await rename(join(folder, "next.csv"), path);
    }
    return text !== "two, longer";
  });
  expect(texts).toEqual(["none", "one", "two, longer"]);
});

it("waits for a file whose writer pauses, and reads it once when it is complete", async () => {
  const parts = ["one ", "two ", "three"];
  const file = await open(path, "w");
  let written = 0;
  const writePart = async (): Promise<void> => {
    await file.write(parts[written] ?? "");
    written += 1;
    if (written < parts.length) setTimeout(() => void writePart(), STILL_MS / 2);
    else await file.close();
  };
  await writePart();
  expect(await watchUntil(async () => false)).toEqual(["one two three"]);
});

it("reads a file at once that has stood still", async () => {
  await writeFile(path, "one");
  // The clock stands: a wait until the file has stood still would not end.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + STILL_MS });
  expect(await watchUntil(async () => false)).toEqual(["one"]);
  vi.useRealTimers();
});

it("ends after the first call when it is stopped during it", async () => {
  await writeFile(path, "one");
  expect(await watchUntil(async () => false)).toEqual(["one"]);
});
