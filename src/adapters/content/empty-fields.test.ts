import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { z } from "zod";
import {
  parseShell,
  parseStory,
  SECTION_SCHEMAS,
  shellSchema,
  storyEnvelopeSchema,
  withGroupContact,
} from "#domain/content/index.ts";
import { readSettingsFile } from "../../../tests/builders/settings-file.ts";
import { markdownTag } from "./story-text.ts";

const { group } = readSettingsFile();

const readYaml = (text: string): unknown => withGroupContact(parse(text, { customTags: [markdownTag] }), group);

const guide = readFileSync(join("docs", "how-to", "edit-content.md"), "utf8");

/** The guide has an example of each section, which its own test proves. */
const examples = [...guide.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, yaml = ""]) => readYaml(yaml));
const sections = examples.filter((example) => Array.isArray(example)).flat() as readonly Fields[];
const envelope = Object.assign({}, ...examples.filter((example) => !Array.isArray(example))) as Fields;
const shell = readYaml(readFileSync(join("content", "shell.yaml"), "utf8")) as Fields;

/** What the content service sends for a field of each kind that an editor left empty. */
const EMPTY: Readonly<Record<string, unknown>> = {
  asset: { id: null, alt: "", name: "", focus: "", title: "", filename: "", copyright: "", fieldtype: "asset" },
  "asset never chosen": {
    id: null,
    alt: null,
    name: "",
    title: null,
    source: null,
    filename: null,
    fieldtype: "asset",
  },
  "asset without a name": { fieldtype: "asset", meta_data: {} },
  "asset of nothing": {},
  "link to a story": { id: "", url: "", linktype: "story", fieldtype: "multilink", cached_url: "" },
  "link to an address": { id: "", url: "", linktype: "url", fieldtype: "multilink", cached_url: "", target: "_self" },
  "link to an e-mail": { id: "", url: "", email: "", linktype: "email", fieldtype: "multilink" },
  "link to a file": { id: "", url: null, linktype: "asset", fieldtype: "multilink", cached_url: null },
  "text, number, option or date": "",
  "text of spaces": "  ",
  "never filled in": null,
  "blocks, assets or options": [],
  "rich text": { type: "doc", content: [{ type: "paragraph" }] },
  "rich text without a line": { type: "doc", content: [] },
  "rich text of empty lines": { type: "doc", content: [{ type: "paragraph", content: [] }, { type: "paragraph" }] },
  table: { thead: [], tbody: [], fieldtype: "table" },
};

type Fields = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];
type Field = { readonly path: Path; readonly isOptional: boolean };
type Definition = {
  readonly type: string;
  readonly in: z.ZodType;
  readonly out: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly element: z.ZodType;
  readonly shape: Readonly<Record<string, z.ZodType>>;
  readonly options: readonly z.ZodType[];
};

const definitionOf = (schema: z.ZodType): Definition => schema.def as unknown as Definition;

/** Every field of the objects of a schema, at any depth. A list is read at its first item. */
const fieldsOf = (schema: z.ZodType, path: Path = []): readonly Field[] => {
  const definition = definitionOf(schema);
  const { type, innerType, element, shape, options } = definition;
  if (innerType) return fieldsOf(innerType, path);
  if (type === "pipe") {
    return fieldsOf(definitionOf(definition.in).type === "transform" ? definition.out : definition.in, path);
  }
  if (type === "array") return fieldsOf(element, [...path, 0]);
  if (type === "union") return options.flatMap((option) => fieldsOf(option, path));
  if (type !== "object") return [];
  return Object.entries(shape).flatMap(([name, field]) => [
    { path: [...path, name], isOptional: field.safeParse(undefined).success },
    ...fieldsOf(field, [...path, name]),
  ]);
};

const NOTHING = Symbol("nothing");

/** The value with another one at the path, or without it; what lies on the way is made where it is missing. */
const withValue = (value: unknown, [key, ...rest]: Path, replacement: unknown): unknown => {
  if (key === undefined) return replacement;
  const fields = (Array.isArray(value) ? value : (value ?? {})) as Readonly<Record<string | number, unknown>>;
  const child = withValue(fields[key], rest, replacement);
  if (typeof key === "number") {
    return Array.isArray(value) ? value.map((item, index) => (index === key ? child : item)) : [child];
  }
  const { [key]: _, ...others } = fields;
  return child === NOTHING ? others : { ...others, [key]: child };
};

type Sample = {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly value: unknown;
  /** What the site makes of the value. */
  readonly read: (value: unknown) => unknown;
};

const story = { name: "Essai", title: "Essai", updated_at: "2026-11-16T08:00:00Z" };

const samples: readonly Sample[] = [
  ...Object.entries(SECTION_SCHEMAS).map(([name, schema]) => ({
    name,
    schema,
    value: sections.find(({ component }) => component === name),
    read: (value: unknown) => parseStory("essai", { ...story, sections: [value] }),
  })),
  { name: "story", schema: storyEnvelopeSchema, value: envelope, read: (value) => parseStory("essai", value) },
  { name: "shell", schema: shellSchema, value: shell, read: parseShell },
];

describe.each(samples)("$name", ({ name, schema, value, read }) => {
  const fields = fieldsOf(schema);

  test("has fields to test, and an example without a problem", () => {
    expect(fields.length).toBeGreaterThan(1);
    expect(value, `docs/how-to/edit-content.md has no example of "${name}"`).toBeDefined();
    expect(read(value)).toMatchObject({ ok: true });
    expect(read(value)).not.toMatchObject({ value: { problems: [expect.anything()] } });
  });

  test.each(Object.entries(EMPTY))("reads a field with an empty %s as absent", (_, empty) => {
    for (const { path } of fields) {
      // A section without its name has another problem: it names what stands there.
      if (path.length === 1 && path[0] === "component") continue;
      const without = read(withValue(value, path, NOTHING));
      expect(read(withValue(value, path, empty)), path.join(".")).toEqual(without);
    }
  });

  test("misses no optional field that is empty", () => {
    for (const { path, isOptional } of fields) {
      const parent = path.slice(0, -1).reduce<unknown>((at, key) => (at as Fields | undefined)?.[key], value);
      if (!isOptional || parent === undefined) continue;
      for (const empty of Object.values(EMPTY)) {
        const result = read(withValue(value, path, empty)) as { readonly value: { readonly problems?: unknown } };
        expect(result, path.join(".")).toMatchObject({ ok: true });
        expect(result.value.problems ?? [], path.join(".")).toEqual([]);
      }
    }
  });
});
