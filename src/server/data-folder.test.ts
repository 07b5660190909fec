import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findWidePath, prepareDataFolder, restrictCommand } from "./data-folder.ts";

let parent = "";
let folder = "";

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "vitrine-permissions-"));
  folder = join(parent, "d'où");
});

afterEach(() => rmSync(parent, { recursive: true, force: true }));

const modeOf = (path: string): number => statSync(path).mode & 0o777;

test("creates a folder for its owner alone", () => {
  expect(prepareDataFolder(folder)).toBeNull();
  expect(modeOf(folder)).toBe(0o700);
});

test("restricts a folder that holds nothing yet", () => {
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  expect(prepareDataFolder(folder)).toBeNull();
  expect(modeOf(folder)).toBe(0o700);
});

test.each([
  [0o755, 0o600],
  [0o700, 0o644],
  [0o750, 0o640],
])("refuses a folder %o with a database %o, and names the command that restricts both", (folderMode, fileMode) => {
  mkdirSync(folder);
  writeFileSync(join(folder, "vitrine.sqlite"), "");
  chmodSync(join(folder, "vitrine.sqlite"), fileMode);
  chmodSync(folder, folderMode);
  expect(prepareDataFolder(folder)).toContain(restrictCommand(folder));
  execFileSync("sh", ["-c", restrictCommand(folder)]);
  expect(prepareDataFolder(folder)).toBeNull();
});

test("does not create a folder that is only looked at", () => {
  expect(findWidePath(folder)).toBeNull();
  expect(statSync(folder, { throwIfNoEntry: false })).toBeUndefined();
});
