import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { parseShell, parseStory, SECTION_SCHEMAS, shellSchema, storyEnvelopeSchema } from "#domain/content/index.ts";
import {
  exampleEnvelope,
  exampleSections,
  fieldsOf,
  type Fields,
  NOTHING,
  readYaml,
  withValue,
} from "../../../tests/builders/content-fields.ts";

const shell = readYaml(readFileSync(join("demo", "group", "content", "shell.yaml"), "utf8"));

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

type Sample = {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly value: unknown;
  /** What the site makes of the value. */
  readonly read: (value: unknown) => unknown;
};

const readShell = (value: unknown) => ({ ok: true, value: parseShell(value) });

const story = { name: "Essai", title: "Essai", updated_at: "2026-11-16T08:00:00Z" };

const samples: readonly Sample[] = [
  ...Object.entries(SECTION_SCHEMAS).map(([name, schema]) => ({
    name,
    schema,
    value: exampleSections.find(({ component }) => component === name),
    read: (value: unknown) => parseStory("essai", { ...story, sections: [value] }),
  })),
  { name: "story", schema: storyEnvelopeSchema, value: exampleEnvelope, read: (value) => parseStory("essai", value) },
  { name: "shell", schema: shellSchema, value: shell, read: readShell },
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
    for (const { path, schema: field } of fields) {
      const parent = path.slice(0, -1).reduce<unknown>((at, key) => (at as Fields | undefined)?.[key], value);
      if (!field.safeParse(undefined).success || parent === undefined) continue;
      for (const empty of Object.values(EMPTY)) {
        const result = read(withValue(value, path, empty)) as { readonly value: { readonly problems?: unknown } };
        expect(result, path.join(".")).toMatchObject({ ok: true });
        expect(result.value.problems ?? [], path.join(".")).toEqual([]);
      }
    }
  });
});
