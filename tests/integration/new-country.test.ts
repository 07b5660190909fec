import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const root = join(import.meta.dirname, "..", "..");

const FIXTURE = join(root, "tests", "fixtures", "new-country");

const change = (file: string, old: string, changed: string): void => {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(old);
  writeFileSync(file, text.replace(old, changed));
};

/** A copy of the sources with a module of Austria and its line in the list, as the guide "Add a country" says. */
const copyWithCountry = (): string => {
  const copy = mkdtempSync(join(tmpdir(), "vitrine-country-"));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const name of ["src", "package.json", "tsconfig.json", "tsconfig.base.json"]) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  const countries = join(copy, "src", "domain", "countries");
  cpSync(join(FIXTURE, "austria.txt"), join(countries, "austria.ts"));
  cpSync(join(FIXTURE, "probe.txt"), join(copy, "src", "probe.test.ts"));
  const list = join(countries, "countries.ts");
  change(list, "import { belgium }", 'import { austria } from "./austria.ts";\nimport { belgium }');
  change(list, "  NL: netherlands,\n", "  NL: netherlands,\n  AT: austria,\n");
  return copy;
};

test("a country needs one module and one line to work from the forms to the map", () => {
  const files = ["src/probe.test.ts", "src/domain/countries/countries.test.ts"];
  const names = ["-t", "the module of AT|a country of one entry"];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, "node_modules/vitest/vitest.mjs"), "run", "--root", copyWithCountry(), ...files, ...names],
    { encoding: "utf8", env: { ...process.env, NODE_ENV: "test" } },
  );
  expect(status, stdout + stderr).toBe(0);
});
