import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readPreviousAssets, writeBrotliForms, writeBuildFiles } from "./build-files.ts";

let client: string;

beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), "build-files-"));
});

afterEach(() => rmSync(client, { recursive: true }));

const ENTRY = { module: "/assets/entry.js", imports: ["/assets/site.js"] };

const aRoute = (id: string, css: readonly string[] = []) => ({
  id,
  parentId: "root",
  hasLoader: true,
  hasDefaultExport: true,
  hasClientLoader: false,
  module: `/assets/${id}.js`,
  imports: ["/assets/site.js", "/assets/forms.js"],
  css,
});

const ROUTES = {
  root: { ...aRoute("root", ["/assets/root.css"]), parentId: undefined, path: "", imports: [] },
  home: aRoute("home"),
  stock: { ...aRoute("stock", ["/assets/root.css", "/assets/stock.css"]), path: "stock", hasClientLoader: true },
  vehicle: { ...aRoute("vehicle"), path: "stock/:vehicle" },
  file: { ...aRoute("file"), path: "rendez-vous.ics", hasDefaultExport: false },
  still: { ...aRoute("still"), path: "still", hasLoader: false },
};

/** The build empties its folder first. */
const build = (version: string, assets: readonly string[]): void => {
  const previous = readPreviousAssets(client);
  rmSync(client, { recursive: true });
  mkdirSync(join(client, "assets"), { recursive: true });
  const manifest = `window.__reactRouterManifest=${JSON.stringify({ version, entry: ENTRY, routes: ROUTES })};`;
  writeFileSync(join(client, "assets", `manifest-${version}.js`), manifest);
  for (const name of assets) writeFileSync(join(client, "assets", name), version);
  writeBuildFiles(client, previous);
};

const readJson = (...path: readonly string[]): unknown => JSON.parse(readFileSync(join(client, ...path), "utf8"));

const filesOf = (module: string, ...css: readonly string[]): readonly string[] =>
  [module, "forms.js", ...css].map((name) => `/assets/${name}`);

test("names the build, its routes and what they load beside every page", () => {
  build("one", ["entry-1.js"]);
  expect(readJson("builds", "latest.json")).toEqual({ id: "one" });
  expect(readJson("builds", "meta", "one.json")).toEqual({
    id: "one",
    routes: [
      { id: "home", path: "/", payload: true, files: filesOf("home.js") },
      { id: "stock", path: "/stock", payload: true, files: filesOf("stock.js", "stock.css") },
      { id: "vehicle", path: "/stock/:vehicle", payload: true, files: filesOf("vehicle.js") },
      { id: "file", path: "/rendez-vous.ics", payload: false, files: filesOf("file.js") },
      { id: "still", path: "/still", payload: false, files: filesOf("still.js") },
    ],
    prerendered: [],
    assets: ["entry-1.js", "manifest-one.js"],
  });
});

test("the assets of the previous build stay, those before it go", () => {
  build("one", ["entry-1.js", "same.js"]);
  build("two", ["entry-2.js", "same.js"]);
  expect(readdirSync(join(client, "assets"))).toEqual(
    expect.arrayContaining(["entry-1.js", "entry-2.js", "manifest-one.js", "manifest-two.js"]),
  );
  expect(readFileSync(join(client, "assets", "same.js"), "utf8")).toBe("two");
  build("three", ["entry-3.js"]);
  expect(readdirSync(join(client, "assets")).filter((name) => name.startsWith("entry"))).toEqual([
    "entry-2.js",
    "entry-3.js",
  ]);
});

test("files that compress have their Brotli form beside them, others do not", async () => {
  build("one", ["small.js"]);
  const script = "export const answer = 42;\n".repeat(200);
  writeFileSync(join(client, "assets", "large.js"), script);
  writeFileSync(join(client, "picture.webp"), Buffer.alloc(2_000));
  await writeBrotliForms(client);
  const files = readdirSync(client, { recursive: true, encoding: "utf8" });
  const forms = files.filter((name) => /(?:small|large|picture)\..*\.br$/.test(name));
  expect(forms).toEqual([join("assets", "large.js.br")]);
  expect(brotliDecompressSync(readFileSync(join(client, "assets", "large.js.br"))).toString()).toBe(script);
});
