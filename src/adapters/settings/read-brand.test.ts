import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readBrand } from "./read-settings.ts";

const brandOf = (yaml: string, files: Readonly<Record<string, string>> = {}) => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-brand-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const file = join(folder, "brand.yaml");
  writeFileSync(file, yaml);
  return { read: readBrand(file), file };
};

test("the demo group's brand is its drawn logo, in its own colours", () => {
  const read = readBrand("demo/group/brand.yaml");
  expect(read).toMatchObject({
    ok: true,
    value: { shortName: "Alzette", logo: { width: 132, height: 34 }, palette: { light: { action: "#a92800" } } },
  });
});

test("colours and fonts are a style sheet, whose address changes with them", () => {
  const one = brandOf('colours: { ink: "#1C2324", paper: "#ffffff", accent: "#0a7d4f" }\n...\n').read;
  const other = brandOf('colours: { ink: "#1c2324", paper: "#ffffff", accent: "#0a7d50" }\n...\n').read;
  if (!one.ok || !other.ok) throw new Error("not read");
  expect(one.value.style?.css).toContain("--ink:#1c2324");
  expect(one.value.style?.path).toMatch(/^\/brand-[0-9a-f]{12}\.css$/);
  expect(one.value.style?.path).not.toBe(other.value.style?.path);
});

test.each([
  ["logo: logo.svg\n...\n", {}, "1:1: logo: logo.svg cannot be read: "],
  ["# a\nlogo: logo.svg\n...\n", { "logo.svg": "<svg/>" }, "2:1: logo: logo.svg is not an SVG drawing"],
  ["font: a.woff2\n...\n", { "a.woff2": "nothing" }, "1:1: font: a.woff2 is not a WOFF2 font"],
  ["logo: ../../etc/passwd.svg\n...\n", {}, "1:1: logo: must be a .svg file in the group's folder"],
  ["social_picture: a.png\n...\n", { "a.png": "nothing" }, "1:1: social_picture: a.png is not a picture"],
  ["color: red\n...\n", {}, "1:1: the file: "],
  ["mail_from: bonjour\n...\n", {}, "1:1: mail_from: must be as Garage Exemple"],
])("names file, line and remedy of what is wrong: %s", (yaml, files, problem) => {
  const { read, file } = brandOf(yaml, files);
  expect(read.ok ? [] : read.error).toEqual([expect.stringContaining(problem)]);
  expect(read.ok ? "" : read.error[0]).toContain(file);
});
