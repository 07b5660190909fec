import { expect, test } from "vitest";
import { type Chunk, sectionScriptsOf } from "./section-scripts.ts";

const SECTION = "/a/src/web/sections/call-to-action/index.ts";

const aChunk = (name: string, imports: readonly string[], moduleIds: readonly string[] = []): Chunk => ({
  fileName: `assets/${name}.js`,
  imports: imports.map((other) => `assets/${other}.js`),
  moduleIds,
});

const ROOT = aChunk("root", ["framework"], ["/a/src/web/app/root.tsx?route"]);

test("a section has its script and those that it imports beside every page's, under its name", () => {
  const sections = aChunk("sections", ["search", "root", "framework"], [SECTION, "/a/src/web/sections/hero/index.ts"]);
  const chunks = [sections, aChunk("search", ["framework", "sections"]), ROOT, aChunk("framework", [])];
  const scripts = ["/assets/sections.js", "/assets/search.js"];
  expect(sectionScriptsOf(chunks)).toEqual({ call_to_action: scripts, hero: scripts });
});

test("a style sheet that a section would bring by itself ends the build; that of every page does not", () => {
  const chunks = (root: readonly string[], form: readonly string[]): readonly Chunk[] => [
    aChunk("call", ["form", "root"], [SECTION]),
    { ...aChunk("form", []), viteMetadata: { importedCss: new Set(form) } },
    { ...ROOT, viteMetadata: { importedCss: new Set(root) } },
  ];
  expect(sectionScriptsOf(chunks(["assets/root.css"], [])).call_to_action).toHaveLength(2);
  expect(() => sectionScriptsOf(chunks([], ["assets/form.css"]))).toThrow("brings assets/form.css");
});
