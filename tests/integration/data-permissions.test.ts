import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startSiteProcess } from "../browser-support/sites/site-process.ts";

let folder = "";

/** As `mkdir` makes it. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-permissions-"));
  chmodSync(folder, 0o755);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (script: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, ["scripts/run.mjs", script, ...args], {
    env: { ...process.env, DATA_DIR: folder },
    encoding: "utf8",
  });

const modesOf = (dataDir: string): readonly number[] =>
  [dataDir, ...readdirSync(dataDir, { recursive: true }).map((name) => join(dataDir, String(name)))].map(
    (path) => statSync(path).mode & 0o077,
  );

test("a running site gives no other account a permission, and does not start where one has it", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "vitrine-permissions-"));
  const site = await startSiteProcess({ dataDir, fill: false });
  try {
    expect((await fetch(`${site.url}/readyz`)).status).toBeLessThan(600);
    expect(new Set(modesOf(dataDir))).toEqual(new Set([0]));
    await site.end();
    chmodSync(join(dataDir, "vitrine.sqlite"), 0o644);
    await expect(startSiteProcess({ dataDir, fill: false })).rejects.toThrow(`Run: chmod -R go= '${dataDir}'`);
  } finally {
    await site.dispose();
  }
});

test("a command makes an empty folder its account's alone, so that the site starts on what it wrote", () => {
  const { status } = run("scripts/vitrine.ts", "import", "brands", "demo/group/catalogue/brands.json");
  expect(status).toBe(0);
  expect(new Set(modesOf(folder))).toEqual(new Set([0]));
});

test.each([
  ["npm start", "scripts/start.ts", []],
  ["npm run dev", "scripts/dev.ts", []],
  ["a command", "scripts/vitrine.ts", ["import", "brands", "demo/group/catalogue/brands.json"]],
])("%s refuses a folder with other files before it writes anything there", (_, script, args) => {
  writeFileSync(join(folder, "notes.txt"), "");
  const { status, stderr } = run(script, ...args);
  expect(status).toBe(1);
  expect(stderr).toContain("not the site's (notes.txt)");
  expect(stderr).not.toMatch(/Installing|Imported|^ +at /m);
  expect(readdirSync(folder)).toEqual(["notes.txt"]);
});
