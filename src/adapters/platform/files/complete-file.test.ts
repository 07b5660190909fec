import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createCompleteFileReader, endsAsLines, endsAsYaml } from "./settled-files.ts";

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "complete-file-"));
  path = join(folder, "file");
});

afterEach(() => rmSync(folder, { recursive: true }));

test.each(["a: 1\n...\n", "a: 1\n...", "...\n", "a: |\n  b\n...\n\n"])("%j ends as YAML", (text) => {
  expect(endsAsYaml(text)).toBe(true);
});

test.each(["a: 1\n", "a: 1\n..", "a: |\n  ...\n", "a: b...\n", ""])("%j may be cut", (text) => {
  expect(endsAsYaml(text)).toBe(false);
});

test("a file without an end mark is read as it is, until it has one", () => {
  const { read } = createCompleteFileReader(endsAsYaml, "`...`");
  for (const text of ["a: 1\n", "a: 2\n", "a: 3\n...\n"]) {
    writeFileSync(path, text);
    expect(read(path)).toBe(text);
  }
  writeFileSync(path, "a: 3\n");
  expect(() => read(path)).toThrow("it no longer ends with `...`: it was cut, or is still being written");
});

test("a refused file stays refused until it ends again, also when it is written again", () => {
  const { read } = createCompleteFileReader(endsAsLines, "a line end");
  writeFileSync(path, "from,to\n/a,/b\n");
  read(path);
  writeFileSync(path, "from,to\n/a,/");
  for (let attempt = 0; attempt < 2; attempt += 1)
    expect(() => read(path)).toThrow("it no longer ends with a line end");
  unlinkSync(path);
  expect(() => read(path)).toThrow("ENOENT");
  writeFileSync(path, "from,to\n/a");
  expect(() => read(path)).toThrow("it no longer ends with a line end");
  writeFileSync(path, "from,to\n");
  expect(read(path)).toBe("from,to\n");
});
