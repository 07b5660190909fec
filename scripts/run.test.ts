import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

// On Node 24 or newer `run.mjs` imports the script, which is then not the main module and would do nothing.
test("no script depends on being the main module", () => {
  const property = ["import", "meta", "main"].join(".");
  const files = globSync("{scripts,bench,demo,src}/**/*.{ts,tsx,mjs}", { cwd: ROOT });
  expect(files.filter((file) => readFileSync(join(ROOT, file), "utf8").includes(property))).toEqual([]);
});
