import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { FaultError } from "../fault-error.ts";
import type { Bytes } from "./inflate.ts";
import { storeFeed } from "./store-feed.ts";

const source = async function* (words: readonly string[], fault: FaultError | null = null): Bytes {
  for (const word of words) yield Buffer.from(word);
  if (fault !== null) throw fault;
};

const readAll = async (bytes: Bytes): Promise<string> => {
  let text = "";
  for await (const chunk of bytes) text += Buffer.from(chunk).toString();
  return text;
};

describe("storeFeed", () => {
  it("reads a source twice though it is read once", async () => {
    const words = ["key,brand\n", "A,", "x".repeat(100_000), "\n"];
    const stored = await storeFeed(source(words));
    expect(await readAll(stored.read())).toBe(words.join(""));
    expect(await readAll(stored.read())).toBe(words.join(""));
    await stored.discard();
  });

  it("goes on in the source where the first reading has stopped", async () => {
    const stored = await storeFeed(source(["a", "b", "c"]));
    for await (const chunk of stored.read()) if (Buffer.from(chunk).toString() === "b") break;
    expect(await readAll(stored.read())).toBe("abc");
    await stored.discard();
  });

  it("ends each reading with the fault of the source", async () => {
    const stored = await storeFeed(source(["a"], new FaultError("unreadable", "the connection broke")));
    for (const reading of [stored.read(), stored.read()]) await expect(readAll(reading)).rejects.toThrow("broke");
    await stored.discard();
  });

  it("leaves no file behind", async () => {
    const folder = await mkdtemp(join(tmpdir(), "stored-feeds-"));
    vi.stubEnv("TMPDIR", folder);
    const stored = await storeFeed(source(["a"]));
    await readAll(stored.read());
    expect(await readdir(folder)).toHaveLength(1);
    await stored.discard();
    expect(await readdir(folder)).toEqual([]);
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
});
