import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const root = join(import.meta.dirname, "..", "..");

/** The one entry that adds a made-up attribute with a filter. */
const ENTRY = `  charging_kw: {
    ...measure(1, 1_000, "kW", "Power of the fastest charging"),
    api: "detail",
    filter: {
      name: "charging",
      label: "Charge rapide",
      position: 205,
      group: "economy",
      control: "slider",
      range: { unit: "kW", step: 10 },
    },
  },
`;

const FIELDS_FILE = "src/domain/vehicles/fields/vehicle-fields.ts";

/** A copy of the source tree in which only the table of fields differs. */
const copyWithEntry = (): string => {
  const copy = mkdtempSync(join(tmpdir(), "vitrine-field-"));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const name of ["src", "tests/builders", "package.json", "tsconfig.json", "tsconfig.base.json"]) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  const table = readFileSync(join(copy, FIELDS_FILE), "utf8");
  const extended = table.replace("  weight_kg: {", `${ENTRY}  weight_kg: {`);
  expect(extended).not.toBe(table);
  writeFileSync(join(copy, FIELDS_FILE), extended);
  cpSync(join(root, "tests/fixtures/new-vehicle-field/probe.txt"), join(copy, "src/probe.test.tsx"));
  return copy;
};

test("a made-up attribute needs one entry to work from the feed to the page", () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, "node_modules/vitest/vitest.mjs"), "run", "--root", copyWithEntry(), "src/probe.test.tsx"],
    { encoding: "utf8", env: { ...process.env, NODE_ENV: "test" } },
  );
  expect(status, stdout + stderr).toBe(0);
});
