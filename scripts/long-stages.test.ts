import { globSync, readFileSync } from "node:fs";
import { basename, dirname, matchesGlob } from "node:path";
import { expect, it } from "vitest";
import { LONG_STAGES, SMALLEST_RUNS } from "./long-stages.ts";

it("has each long test in exactly one stage", () => {
  const files = globSync("{src,scripts,bench,tests}/**/*.long.test.{ts,tsx}");
  const stagesOf = (file: string): number =>
    LONG_STAGES.filter((stage) => stage.files.some((glob) => matchesGlob(file, glob))).length;
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => stagesOf(file) !== 1)).toEqual([]);
});

it("names each stage once", () => {
  const names = LONG_STAGES.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

it("has each stage by its name in CONTRIBUTING.md", () => {
  const [, section = ""] = readFileSync("CONTRIBUTING.md", "utf8").split("## The long run");
  expect(LONG_STAGES.map(({ name }) => name).filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
});

it("runs each benchmark", () => {
  const folders = globSync("bench/*/run.ts").map((file) => basename(dirname(file)));
  expect(Object.keys(SMALLEST_RUNS)).toEqual(folders.toSorted());
});
