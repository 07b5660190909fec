import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openAtomicFile, OWNER_ONLY, writeFileAtomically } from "./atomic-file.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "atomic-"));
});

afterEach(() => rm(folder, { recursive: true }));

const read = (name: string): Promise<string> => readFile(join(folder, name), "utf8");

describe("writeFileAtomically", () => {
  it("writes text, bytes and chunks, and replaces a file", async () => {
    const path = join(folder, "a.txt");
    await writeFileAtomically(path, "one");
    expect(await read("a.txt")).toBe("one");
    await writeFileAtomically(path, Buffer.from("two"));
    expect(await read("a.txt")).toBe("two");
    await writeFileAtomically(path, ["th", "ree"]);
    expect(await read("a.txt")).toBe("three");
    const chunks = async function* () {
      yield "fo";
      yield Buffer.from("ur");
    };
    await writeFileAtomically(path, chunks());
    expect(await read("a.txt")).toBe("four");
    expect(await readdir(folder)).toEqual(["a.txt"]);
  });

  it("leaves the old file and nothing else when the content fails", async () => {
    await writeFile(join(folder, "a.txt"), "old");
    const failing = async function* () {
      yield "new";
      throw new Error("the source broke off");
    };
    await expect(writeFileAtomically(join(folder, "a.txt"), failing())).rejects.toThrow("the source broke off");
    expect(await read("a.txt")).toBe("old");
    expect(await readdir(folder)).toEqual(["a.txt"]);
  });

  it("leaves nothing behind when the file cannot get its name", async () => {
    await writeFileAtomically(join(folder, "a.txt"), "");
    await expect(writeFileAtomically(join(folder, "missing", "b.txt"), "b")).rejects.toThrow("ENOENT");
    await expect(writeFileAtomically(folder, "b")).rejects.toThrow("EISDIR");
    expect(await readdir(folder)).toEqual(["a.txt"]);
  });

  it.skipIf(process.platform === "win32")("sets the permissions", async () => {
    await writeFileAtomically(join(folder, "private"), "secret", { mode: OWNER_ONLY });
    expect((await stat(join(folder, "private"))).mode & 0o777).toBe(0o600);
  });

  it("replaces what a crash has left behind where a path has one writer", async () => {
    await writeFile(join(folder, "a.txt.part"), "unfinished");
    await writeFileAtomically(join(folder, "a.txt"), "a", { singleWriter: true });
    expect(await readdir(folder)).toEqual(["a.txt"]);
  });

  it("lets two writers of one name finish", async () => {
    const path = join(folder, "a.txt");
    const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(1_000));
    await Promise.all(texts.map((text) => writeFileAtomically(path, text)));
    expect(texts).toContain(await read("a.txt"));
    expect(await readdir(folder)).toEqual(["a.txt"]);
  });
});

describe("openAtomicFile", () => {
  it("gives the file its name on commit", async () => {
    const file = await openAtomicFile(join(folder, "a.txt"));
    file.stream.write("one ");
    file.stream.write("two");
    expect(await readdir(folder)).not.toContain("a.txt");
    await file.commit();
    expect(await read("a.txt")).toBe("one two");
    expect(await readdir(folder)).toEqual(["a.txt"]);
  });

  it("removes the file on discard", async () => {
    const file = await openAtomicFile(join(folder, "a.txt"));
    file.stream.write("one");
    await file.discard();
    expect(await readdir(folder)).toEqual([]);
  });
});
