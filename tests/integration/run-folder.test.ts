import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";

let parent = "";

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "run-folder-"));
});

afterEach(() => rmSync(parent, { recursive: true, force: true }));

const MODULE = pathToFileURL(join(import.meta.dirname, "..", "run-folder.ts")).href;

/** Runs `code` in a process of its own whose temporary folder is `parent`. */
const run = (code: string) =>
  spawnSync(process.execPath, ["--input-type=module", "-e", `import { useRunFolder } from "${MODULE}";${code}`], {
    encoding: "utf8",
    env: { ...process.env, TMPDIR: parent },
  });

const CREATE = `
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { tmpdir } from "node:os";
useRunFolder();
useRunFolder();
const folder = mkdtempSync(join(tmpdir(), "vitrine-site-"));
console.log(folder);`;

test("gives a run a folder for its temporary files and removes it at the end", () => {
  const { stdout, stderr } = run(CREATE);
  expect(stdout, stderr).toMatch(/\/run-folder-\w+\/vitrine-tests-\d+-\w+\/vitrine-site-\w+\n$/);
  expect(readdirSync(parent)).toEqual([]);
});

test("removes the folders of killed runs and no others", () => {
  expect(run(`${CREATE} process.kill(process.pid, "SIGKILL");`).signal).toBe("SIGKILL");
  expect(readdirSync(parent)).toHaveLength(1);
  const others = [`vitrine-tests-${process.pid}-alive`, "vitrine-data"];
  for (const name of others) mkdirSync(join(parent, name));
  run("useRunFolder();");
  expect(readdirSync(parent).toSorted()).toEqual(others.toSorted());
});
