import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { stylesOf } from "./section-styles.ts";
import { ALL_SECTIONS } from "./sections.tsx";

/** Paths of the sheets that a sheet imports, in the folder of sections. */
const importsOf = (file: string): readonly string[] =>
  Array.from(readFileSync(join(import.meta.dirname, file), "utf8").matchAll(/@import "([^"]+)"/g), ([, path = ""]) =>
    join(dirname(file), path),
  );

/** Where the styles of a section may be: its sheets on demand, and that of every page. */
const SHEETS = new Map(
  readdirSync(join(import.meta.dirname, "styles")).map((name) => {
    const sheet = `styles/${name.replace(".css", "")}`;
    return [sheet, importsOf(`${sheet}.css`)] as const;
  }),
);

const COMPONENTS = Object.keys(ALL_SECTIONS);

const sheetOf = (component: string): string => {
  const name = component.replaceAll("_", "-");
  return join(name, `${name}.css`);
};

const WITH_OWN_SHEET = COMPONENTS.filter((component) => existsSync(join(import.meta.dirname, sheetOf(component))));

test.each(WITH_OWN_SHEET)("styles of %s are in the sheet on demand that names it, or in no such sheet", (component) => {
  const sheets = [...SHEETS].filter(([, imports]) => imports.includes(sheetOf(component))).map(([sheet]) => sheet);
  const styles = stylesOf(component);
  expect(sheets).toEqual(styles === null ? [] : [styles]);
});

test.each([...SHEETS.keys()])("sections need %s", (sheet) => {
  expect(COMPONENTS.map(stylesOf)).toContain(sheet);
});

test.each([...SHEETS])("%s has styles of sections that the sheet of every page leaves out", (_, imports) => {
  expect(imports).not.toEqual([]);
  expect(importsOf("sections.css").filter((path) => imports.includes(path))).toEqual([]);
});
