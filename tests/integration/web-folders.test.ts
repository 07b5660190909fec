import { expect, test } from "vitest";
import { cyclicArrows, folderArrows, importsOf, readSources } from "../../scripts/code-figures.ts";

const sources = readSources("src/web");

const featureOf = (path: string): string | null => /^src\/web\/features\/([^/]+)\//.exec(path)?.[1] ?? null;
const routeOf = (path: string): string | null => /^src\/web\/routes\/([^/]+)\//.exec(path)?.[1] ?? null;

/** The component gallery shows the examples of every feature and route. */
const isExample = (path: string): boolean => /\.examples\.tsx?$/.test(path);

const arrows = sources.flatMap((source) =>
  importsOf(source)
    .filter((target) => !isExample(target))
    .map((target) => ({ from: source.path, to: target })),
);

test("no folders below src/web import each other in a cycle", () => {
  expect(cyclicArrows(folderArrows(sources))).toEqual([]);
});

test("a feature is imported through its index only", () => {
  const direct = arrows.filter(
    ({ from, to }) =>
      featureOf(to) !== null &&
      featureOf(to) !== featureOf(from) &&
      !/\/index(?:\.server)?\.ts$/.test(to) &&
      !to.endsWith(".css"),
  );
  expect(direct).toEqual([]);
});

test("only the list of routes knows a route", () => {
  expect(arrows.filter(({ from, to }) => routeOf(to) !== null && routeOf(to) !== routeOf(from))).toEqual([]);
});
