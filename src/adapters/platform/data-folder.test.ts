import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findWidePath, prepareConfiguredDataFolder, prepareDataFolder, restrictCommand } from "./data-folder.mjs";

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

test("takes lost+found for nothing", () => {
  mkdirSync(join(folder, "lost+found"), { recursive: true });
  chmodSync(folder, 0o755);
  expect(prepareDataFolder(folder)).toBeNull();
  expect(modeOf(folder)).toBe(0o700);
});

test("restricts an empty folder in it, as one for another file system is", () => {
  expect(prepareDataFolder(folder)).toBeNull();
  mkdirSync(join(folder, "media"));
  chmodSync(join(folder, "media"), 0o755);
  expect(prepareDataFolder(folder)).toBeNull();
  expect(modeOf(join(folder, "media"))).toBe(0o700);
});

test("refuses a folder with other files, and leaves them as they are", () => {
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  for (const name of ["a.txt", "b.txt", "c.txt", "d.txt"]) writeFileSync(join(folder, name), "");
  const problem = prepareDataFolder(folder);
  expect(problem).toContain("not the site's (a.txt, b.txt, c.txt, …)");
  expect(problem).not.toContain("chmod");
  expect(modeOf(folder)).toBe(0o755);
});

const refuses = (): never => {
  throw new Error("EPERM");
};

test.each([
  ["refuses", refuses],
  ["ignores", () => undefined],
])("names the mounted file system that %s permissions", (_, chmod) => {
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  expect(prepareDataFolder(folder, chmod)).toMatch(/other accounts .* the file system mounted at \/.* set DATA_DIR/);
});

test("says why a folder cannot be made", () => {
  writeFileSync(folder, "");
  expect(prepareDataFolder(join(folder, "data"))).toContain("DATA_DIR cannot be used: ENOTDIR");
});

test("reads DATA_DIR as the configuration does", () => {
  const prepare = (environment: Record<string, string>) => prepareConfiguredDataFolder(environment, parent, "data");
  expect(prepare({ MOCK_DATA: "true" })).toBeNull();
  expect(readdirSync(parent)).toEqual([]);
  expect(prepare({ DATA_DIR: " " })).toBeNull();
  expect(prepare({ DATA_DIR: " relative " })).toBeNull();
  expect(prepare({ DATA_DIR: folder })).toBeNull();
  expect(readdirSync(parent).toSorted()).toEqual(["d'où", "data", "relative"]);
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
