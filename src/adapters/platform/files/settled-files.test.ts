import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { waitUntilSettled } from "./settled-files.ts";

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "settled-files-"));
  path = join(folder, "settings.yaml");
});

afterEach(() => rmSync(folder, { recursive: true }));

test("waits for nothing where the last change is long ago", async () => {
  writeFileSync(path, "a: 1\n");
  utimesSync(path, 1, 1);
  let listed = 0;
  const settled = waitUntilSettled(() => {
    listed += 1;
    return [path, join(folder, "missing.yaml")];
  });
  expect([await settled, listed]).toEqual([null, 1]);
});

test("waits until a file has stopped growing", async () => {
  let listed = 0;
  const settled = waitUntilSettled(() => {
    listed += 1;
    if (listed < 4) writeFileSync(path, "a".repeat(listed));
    return [path];
  });
  expect([await settled, listed]).toEqual([null, 4]);
});

test("names the file that goes on changing", async () => {
  let listed = 0;
  const settled = waitUntilSettled(() => {
    listed += 1;
    writeFileSync(path, "a".repeat(listed));
    return [path];
  }, 500);
  expect(await settled).toBe(path);
});
