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

const ROUTES = {
  root: { id: "root", path: "", hasLoader: true },
  home: { id: "home", parentId: "root", hasLoader: true },
  vehicle: { id: "vehicle", parentId: "root", path: "stock/:vehicle", hasLoader: true },
  file: { id: "file", parentId: "root", path: "rendez-vous.ics", hasLoader: false },
};

/** The build empties its folder first. */
const build = (version: string, assets: readonly string[]): void => {
  const previous = readPreviousAssets(client);
  rmSync(client, { recursive: true });
  mkdirSync(join(client, "assets"), { recursive: true });
  const manifest = `window.__reactRouterManifest=${JSON.stringify({ version, routes: ROUTES })};`;
  writeFileSync(join(client, "assets", `manifest-${version}.js`), manifest);
  for (const name of assets) writeFileSync(join(client, "assets", name), version);
  writeBuildFiles(client, previous);
};

const readJson = (...path: readonly string[]): unknown => JSON.parse(readFileSync(join(client, ...path), "utf8"));

test("names the build and its routes", () => {
  build("one", ["entry-1.js"]);
  expect(readJson("builds", "latest.json")).toEqual({ id: "one" });
  expect(readJson("builds", "meta", "one.json")).toEqual({
    id: "one",
    routes: [
      { id: "home", path: "/", payload: true },
      { id: "vehicle", path: "/stock/:vehicle", payload: true },
      { id: "file", path: "/rendez-vous.ics", payload: false },
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
  const forms = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".br"));
  expect(forms).toEqual([join("assets", "large.js.br")]);
  expect(brotliDecompressSync(readFileSync(join(client, "assets", "large.js.br"))).toString()).toBe(script);
});
