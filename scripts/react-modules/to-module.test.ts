import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { toModule } from "./to-module.ts";

const PACKAGES = join(import.meta.dirname, "../../node_modules");

const importModule = (code: string): Promise<Readonly<Record<string, unknown>>> =>
  import(`data:text/javascript,${encodeURIComponent(code)}`) as Promise<Readonly<Record<string, unknown>>>;

test("exports what the file assigns, and what it reads of its own exports", async () => {
  const module = await importModule(
    toModule("exports.now = void 0;\nexports.now = function () { return 1; };\nexports.later = exports.now() + 1;"),
  );
  expect(Object.keys(module)).toEqual(["later", "now"]);
  expect(module["later"]).toBe(2);
});

test("imports what the file requires under the name that it gives it", () => {
  const code = toModule('var React = require("react"),\n  other = 1;\nexports.a = React.useState(other);');
  expect(code).toMatch(/^import \* as React from "react";/);
  expect(code).not.toContain("require(");
});

test.each([
  ["react/cjs/react.production.js", "useState"],
  ["react/cjs/react-jsx-runtime.production.js", "jsx"],
  ["scheduler/cjs/scheduler.production.js", "unstable_scheduleCallback"],
])("%s is a module with its exports", async (file, name) => {
  const code = readFileSync(join(PACKAGES, file), "utf8");
  const module = await importModule(toModule(code));
  const assigned = new Set([...code.matchAll(/^\s*exports\.(\w+) =/gm)].map(([, each]) => each));
  expect(new Set(Object.keys(module))).toEqual(assigned);
  expect(module[name]).toBeTypeOf("function");
});
