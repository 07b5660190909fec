import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { stylesOf } from "./section-styles.ts";
import { ALL_SECTIONS } from "./sections.tsx";

const importsOf = (file: string): readonly string[] =>
  Array.from(
    readFileSync(join(import.meta.dirname, file), "utf8").matchAll(/@import "[^"]*?([^"/]+)[.]css"/g),
    ([, name = ""]) => name,
  );

/** Where the styles of a section may be: its sheets on demand, and that of every page. */
const SHEETS = new Map(
  readdirSync(join(import.meta.dirname, "styles")).map((name) => {
    const sheet = `styles/${name.replace(".css", "")}`;
    return [sheet, importsOf(`${sheet}.css`)] as const;
  }),
);

const COMPONENTS = Object.keys(ALL_SECTIONS);

const fileOf = (component: string): string => component.replaceAll("_", "-");

const WITH_OWN_SHEET = COMPONENTS.filter((component) => {
  const name = fileOf(component);
  return existsSync(join(import.meta.dirname, name, `${name}.css`));
});

test.each(WITH_OWN_SHEET)("styles of %s are in the sheet on demand that names it, or in no such sheet", (component) => {
  const sheets = [...SHEETS].filter(([, imports]) => imports.includes(fileOf(component))).map(([sheet]) => sheet);
  const styles = stylesOf(component);
  expect(sheets).toEqual(styles === null ? [] : [styles]);
});

test.each([...SHEETS.keys()])("sections need %s", (sheet) => {
  expect(COMPONENTS.map(stylesOf)).toContain(sheet);
});

test.each([...SHEETS])("%s has styles of sections that the sheet of every page leaves out", (_, imports) => {
  expect(imports).not.toEqual([]);
  expect(importsOf("sections.css").filter((name) => imports.includes(name))).toEqual([]);
});
