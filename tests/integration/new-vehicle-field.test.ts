import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const root = join(import.meta.dirname, "..", "..");

/** The entry that adds a made-up attribute with a filter. */
const ENTRY = `  charging_kw: {
    ...measure(1, 1_000, "kW", "Power of the fastest charging"),
    api: "detail",
    filter: {
      name: "charging",
      position: 205,
      group: "economy",
      control: "slider",
      range: { unit: "kW", step: 10 },
    },
  },
`;

/** The name of its filter; without it the copy does not compile. */
const LABEL = `  charging: "Charge rapide",
`;

const FIELDS_FILE = "src/domain/vehicles/fields/vehicle-fields.ts";

const LABELS_FILE = "src/application/strings/vehicles/filter-labels.ts";

const insertBefore = (file: string, line: string, added: string): void => {
  const text = readFileSync(file, "utf8");
  const extended = text.replace(line, `${added}${line}`);
  expect(extended).not.toBe(text);
  writeFileSync(file, extended);
};

/** A copy of the source tree in which only the table of fields and the label of the filter differ. */
const copyWithEntry = (): string => {
  const copy = mkdtempSync(join(tmpdir(), "vitrine-field-"));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const name of ["src", "tests/builders", "package.json", "tsconfig.json", "tsconfig.base.json"]) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  insertBefore(join(copy, FIELDS_FILE), "  weight_kg: {", ENTRY);
  insertBefore(join(copy, LABELS_FILE), "  co2: ", LABEL);
  cpSync(join(root, "tests/fixtures/new-vehicle-field/probe.txt"), join(copy, "src/probe.test.tsx"));
  return copy;
};

test("a made-up attribute needs one entry and one label to work from the feed to the page", () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, "node_modules/vitest/vitest.mjs"), "run", "--root", copyWithEntry(), "src/probe.test.tsx"],
    { encoding: "utf8", env: { ...process.env, NODE_ENV: "test" } },
  );
  expect(status, stdout + stderr).toBe(0);
});
