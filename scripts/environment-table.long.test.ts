import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withEnvironmentTable } from "./environment-table.ts";

const readme = readFileSync(join(import.meta.dirname, "..", "README.md"), "utf8");

test("the README's table lists every variable", () => {
  expect(readme).toContain("| `PORT` |");
  expect(withEnvironmentTable(readme)).toBe(readme);
});
