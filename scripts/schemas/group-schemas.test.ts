import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, sep } from "node:path";
import { describe, expect, test } from "vitest";
import { parse, type ScalarTag } from "yaml";
import { z } from "zod";
import { groupSchemas, schemaNameOf, schemaText } from "../../src/cli/init/schemas.ts";
import { createCondrozGroup } from "../../tests/builders/condroz-group.ts";

const ROOT = join(import.meta.dirname, "..", "..");

const schemas = groupSchemas();

test.each([...schemas])("%s is current (after a change of the fields: vitest run -u)", async (name, schema) => {
  await expect(schemaText(schema)).toMatchFileSnapshot(join(ROOT, "docs", "schemas", name));
});

/** Validates by the text of the published file, which the test before proves. */
const validators: ReadonlyMap<string, z.ZodType> = new Map(
  [...schemas].map(([name, schema]) => [
    name,
    z.fromJSONSchema(JSON.parse(schemaText(schema)) as z.core.JSONSchema.JSONSchema),
  ]),
);

/** Editors see a long text as a text. */
const markdown: ScalarTag = { tag: "!markdown", resolve: (text) => text };

const read = (file: string): unknown => {
  const text = readFileSync(file, "utf8");
  return file.endsWith(".json") ? JSON.parse(text) : parse(text, { customTags: [markdown] });
};

/** Faults of a value by the schema of a file at this path of a group's folder. */
const faultsOf = (path: string, value: unknown): readonly string[] => {
  const validator = validators.get(schemaNameOf(path) ?? "");
  if (validator === undefined) throw new Error(`${path} has no schema`);
  return (
    validator.safeParse(value).error?.issues.map((issue) => `${path}: ${issue.path.join(".")} ${issue.message}`) ?? []
  );
};

/** Files that have a schema, by their path in a group's folder. */
const filesOf = (folder: string): readonly string[] =>
  globSync("{brand.yaml,{settings,content}/**/*.yaml,catalogue/**/*.json}", { cwd: folder }).map((file) =>
    file.replaceAll(sep, "/"),
  );

/** The path of the schema that a file names itself. */
const namedSchema = (file: string): string | null => {
  const [, name = null] =
    /^(?:# yaml-language-server: \$schema=|\{\s*"\$schema": ")([^\s"]+)/.exec(readFileSync(file, "utf8")) ?? [];
  return name === null ? null : join(dirname(file), name);
};

describe("files that are shipped are valid by the schema of their kind", () => {
  test("the demo group's", () => {
    const folder = join(ROOT, "demo", "group");
    const files = filesOf(folder);
    expect(files.flatMap((file) => faultsOf(file, read(join(folder, file))))).toEqual([]);
    expect(files.length).toBeGreaterThan(150);
    expect(new Set(files.map(schemaNameOf)).size).toBe(schemas.size);
    for (const file of files.filter((name) => /^brand|^settings/.test(name)))
      expect(namedSchema(join(folder, file))).toBe(join(ROOT, "docs", "schemas", schemaNameOf(file) ?? ""));
  });

  test("another group's, and those that init writes name their schema", async () => {
    const folder = join(mkdtempSync(join(tmpdir(), "schemas-")), "group");
    await createCondrozGroup(folder);
    const files = filesOf(folder);
    expect(files.flatMap((file) => faultsOf(file, read(join(folder, file))))).toEqual([]);
    const written = files.filter((file) => !/(?:byd|dacia|renault|skoda)\.yaml$|^catalogue/.test(file));
    expect(written.length).toBe(9);
    for (const file of written)
      expect([file, namedSchema(join(folder, file))]).toEqual([
        file,
        join(folder, "schemas", schemaNameOf(file) ?? ""),
      ]);
    rmSync(dirname(folder), { recursive: true });
  });
});

type Path = readonly (string | number)[];

/** A copy with another value at the path; undefined removes the field. */
const changedAt = (value: unknown, [key, ...rest]: Path, wrong: unknown): unknown => {
  if (key === undefined) return wrong;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  const changed = changedAt(copy[key], rest, wrong);
  if (changed === undefined) delete copy[key];
  else copy[key] = changed;
  return copy;
};

const demo = (path: string): unknown => read(join(ROOT, "demo", "group", path));

const PAGE = {
  name: "Accueil",
  title: "Accueil",
  updated_at: "2026-11-28",
  sections: [
    { component: "stock_teaser", title: "Arrivages", query: "fuel=electric", layout: "rail", link_label: "Voir" },
  ],
};

type Example = {
  /** The path of a file in a group's folder. */
  readonly path: string;
  readonly valid: unknown;
  /** A value that is one of a list. */
  readonly choice: Path;
  /** A field without which the file is refused. */
  readonly required: Path;
};

const catalogueExample = (kind: string, choice: Path, required: string): Example => ({
  path: `catalogue/${kind}.json`,
  valid: { $schema: "../schemas/x.json", [kind]: (demo(`catalogue/${kind}.json`) as readonly unknown[]).slice(0, 1) },
  choice: [kind, 0, ...choice],
  required: [kind, 0, required],
});

const EXAMPLES: readonly Example[] = [
  {
    path: "brand.yaml",
    valid: { font: "system", colours: { ink: "#1c1f24", paper: "#ffffff", accent: "#005fb8" } },
    choice: ["font"],
    required: ["colours", "ink"],
  },
  {
    path: "settings/default.yaml",
    valid: demo("settings/default.yaml"),
    choice: ["finance", "payments", "loan"],
    required: ["group", "name"],
  },
  { path: "content/home.yaml", valid: PAGE, choice: ["sections", 0, "layout"], required: ["title"] },
  {
    path: "content/home.yaml",
    valid: PAGE,
    choice: ["sections", 0, "component"],
    required: ["sections", 0, "link_label"],
  },
  {
    path: "content/home.default.yaml",
    valid: { sections: PAGE.sections },
    choice: ["sections", 0, "layout"],
    required: ["sections", 0, "component"],
  },
  { path: "content/shell.yaml", valid: demo("content/shell.yaml"), choice: ["action", "size"], required: ["footer"] },
  {
    path: "content/shell.default.yaml",
    valid: { action: { label: "Stock", size: "small" }, navigation: [{ label: "Contact", link: "/contact" }] },
    choice: ["action", "size"],
    required: ["navigation", 0, "label"],
  },
  catalogueExample("brands", ["in_group"], "color"),
  catalogueExample("models", ["kind"], "name"),
  catalogueExample("lease-offers", ["color"], "trim"),
  catalogueExample("locations", ["services", 0], "email"),
  catalogueExample("employees", ["department"], "function"),
  catalogueExample("vacancies", ["contract"], "teaser"),
];

test("every kind of file has an example", () => {
  expect(new Set(EXAMPLES.map(({ path }) => schemaNameOf(path)))).toEqual(new Set(schemas.keys()));
});

describe.each(EXAMPLES)("$path, where $choice is changed", ({ path, valid, choice, required }) => {
  test("is valid as it is", () => {
    expect(faultsOf(path, valid)).toEqual([]);
  });

  test("is refused with a field that nobody knows, there and beside what is chosen", () => {
    expect(faultsOf(path, changedAt(valid, ["colour_of_the_sky"], "blue"))).not.toEqual([]);
    const beside = choice.slice(
      0,
      choice.findLastIndex((key) => typeof key === "string"),
    );
    expect(faultsOf(path, changedAt(valid, [...beside, "colour_of_the_sky"], "blue"))).not.toEqual([]);
  });

  test("is refused with a value that is none of the list", () => {
    expect(faultsOf(path, changedAt(valid, choice, "sky blue"))).not.toEqual([]);
  });

  test("is refused without a field that it needs", () => {
    expect(faultsOf(path, changedAt(valid, required, undefined))).not.toEqual([]);
  });
});

test("a list of the catalogue is valid by itself too, and a location needs no country", () => {
  const [location] = demo("catalogue/locations.json") as readonly Readonly<Record<string, unknown>>[];
  expect(faultsOf("catalogue/locations.json", [changedAt(location, ["country"], undefined)])).toEqual([]);
  expect(faultsOf("catalogue/locations.json", [changedAt(location, ["town"], undefined)])).not.toEqual([]);
});
