import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { importedPackages, withDependencies } from "./runtime-packages.ts";

const folderWith = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-packages-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
};

test("finds the packages that built scripts import", () => {
  const folder = folderWith({
    "a.js": `import { x } from "sharp/lib/x";\nimport "./b.js";\nimport { join } from "node:path";\n`,
    "b.js": `const f = async () => import("@img/colour/y");\nconst text = 'say import("no" + "t")';\n`,
    "b.js.map": `import "left-out";`,
  });
  expect(importedPackages([folder])).toEqual(["@img/colour", "sharp"]);
});

test("adds what packages depend on, and optional ones that are installed", () => {
  const manifest = (content: object): string => JSON.stringify(content);
  const modules = folderWith({
    "a/package.json": manifest({ dependencies: { b: "1" }, optionalDependencies: { c: "1", d: "1" } }),
    "b/package.json": manifest({ dependencies: { a: "1" } }),
    "d/package.json": manifest({}),
    "e/package.json": manifest({ dependencies: { f: "1" } }),
  });
  expect(withDependencies(modules, ["a"])).toEqual(["a", "b", "d"]);
  expect(() => withDependencies(modules, ["e"])).toThrow("f is not installed");
});
