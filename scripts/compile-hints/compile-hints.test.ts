import { expect, test } from "vitest";
import { withCompileHint } from "./compile-hints.ts";

const LARGE = "console.log(1);\n".repeat(1_000);
const PAGE = "/site/src/web/root.tsx";

test("a large file begins with the hint", () => {
  expect(withCompileHint({ code: LARGE, moduleIds: [PAGE] })).toBe(`//# allFunctionsCalledOnLoad\n${LARGE}`);
});

test("a small file has none", () => {
  expect(withCompileHint({ code: LARGE.slice(1), moduleIds: [PAGE] })).toBe(LARGE.slice(1));
});

test("a library that is used in parts has none", () => {
  const library = "/site/node_modules/leaflet/dist/leaflet-src.esm.js";
  expect(withCompileHint({ code: LARGE, moduleIds: [PAGE, library] })).toBe(LARGE);
});
