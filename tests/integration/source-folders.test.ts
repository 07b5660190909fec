import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PARTS_BELOW_PAGES } from "../../scripts/import-rules.ts";
import { cyclicArrows, folderArrows, importsOf, readSources } from "../../scripts/code-figures.ts";

const WEB = "src/web";

/** Everything else below `src/web` is a trade. */
const OTHER_FOLDERS = new Set(["app", "editing", "gallery", "platform", "sections"]);

const sources = readSources(WEB);

const folders = readdirSync(join(import.meta.dirname, "../..", WEB), { withFileTypes: true });
const trades = new Set(folders.map(({ name }) => name).filter((name) => !OTHER_FOLDERS.has(name)));

/** "stock" and "page" of "src/web/stock/page/loader.server.ts". */
const foldersOf = (path: string): readonly string[] => path.split("/").slice(2, -1);

const topOf = (path: string): string => foldersOf(path)[0] ?? "";

/** A trade, or its pages where these stand above what others use of it. */
const levelOf = (path: string): string => {
  const [trade = "", part] = foldersOf(path);
  const below = PARTS_BELOW_PAGES[trade];
  return below === undefined || part === undefined || below.includes(part) ? trade : `pages of ${trade}`;
};

/** The component gallery shows the examples of every trade. */
const isExample = (path: string): boolean => /\.examples\.tsx?$/.test(path);

const isIndex = (path: string, depth: number): boolean =>
  foldersOf(path).length === depth && /\/index(?:\.server)?\.ts$/.test(path);

const arrows = sources.flatMap((source) =>
  importsOf(source)
    .filter((to) => to.startsWith(`${WEB}/`) && !to.endsWith(".css") && !isExample(to))
    .map((to) => ({ from: source.path, to })),
);

const importersOf = (folder: string): readonly string[] => [
  ...new Set(arrows.filter(({ to }) => topOf(to) === folder).map(({ from }) => topOf(from))),
];

test("every file below src/web is in a folder", () => {
  expect(folders.filter((entry) => !entry.isDirectory()).map(({ name }) => name)).toEqual([]);
});

test("a trade has an index and folders, and a part of the platform is a folder", () => {
  const loose = sources
    .map(({ path }) => path)
    .filter((path) => foldersOf(path).length === 1 && (trades.has(topOf(path)) || topOf(path) === "platform"));
  expect(loose.filter((path) => !isIndex(path, 1) || topOf(path) === "platform")).toEqual([]);
});

test("no folders import each other in a cycle, not even for a type", () => {
  expect(cyclicArrows(folderArrows(readSources("src")))).toEqual([]);
});

test("no trades import each other in a cycle, not even for a type", () => {
  const between = new Map<string, Set<string>>();
  for (const { from, to } of arrows) {
    const [lower, upper] = [levelOf(to), levelOf(from)];
    if (upper !== lower) between.set(upper, (between.get(upper) ?? new Set()).add(lower));
  }
  expect(cyclicArrows(between)).toEqual([]);
});

test("a trade and a part of the platform are imported through their index only", () => {
  const direct = arrows.filter(({ from, to }) => {
    if (trades.has(topOf(to))) return topOf(from) !== topOf(to) && !isIndex(to, 1);
    if (topOf(to) !== "platform") return false;
    return foldersOf(from).slice(0, 2).join("/") !== foldersOf(to).slice(0, 2).join("/") && !isIndex(to, 2);
  });
  expect(direct).toEqual([]);
});

test("the platform imports no trade and no section", () => {
  const outside = arrows.filter(({ from, to }) => topOf(from) === "platform" && topOf(to) !== "platform");
  expect(outside).toEqual([]);
});

test("sections import the platform and trades, and only the pages that show them import sections", () => {
  const others = arrows.filter(
    ({ from, to }) =>
      topOf(from) === "sections" && !["sections", "platform"].includes(topOf(to)) && !trades.has(topOf(to)),
  );
  expect(others).toEqual([]);
  expect(importersOf("sections").toSorted()).toEqual(["app", "content", "editing", "sections"]);
});

test("nothing imports the app and the gallery, and only the content page the editing", () => {
  expect(importersOf("app").filter((from) => from !== "gallery")).toEqual(["app"]);
  expect(importersOf("gallery")).toEqual(["gallery"]);
  expect(importersOf("editing").toSorted()).toEqual(["app", "content", "editing"]);
});
