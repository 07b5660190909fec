import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { z } from "zod";
import { parseShell, parseStory, SECTION_SCHEMAS, shellSchema } from "#domain/content/index.ts";
import {
  exampleSections,
  fieldsOf,
  type Fields,
  maximumOf,
  type Path,
  readYaml,
  withValue,
} from "../../../tests/builders/content-fields.ts";

const shell = readYaml(readFileSync(join("demo", "group", "content", "shell.yaml"), "utf8"));

type Read = { readonly value: unknown; readonly problems: readonly { readonly field: string }[] };

const readSection = (value: unknown): Read => {
  const hero = { component: "hero", title: "Titre" };
  const parsed = parseStory("essai", { name: "Essai", title: "Essai", sections: [value, hero] });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return { value: parsed.value.value.sections[0], problems: parsed.value.problems };
};

type Sample = readonly [name: string, schema: z.ZodType, value: unknown, read: (value: unknown) => Read];

const samples: readonly Sample[] = [
  ...Object.entries(SECTION_SCHEMAS).map(([name, schema]): Sample => {
    const example = exampleSections.find(({ component }) => component === name);
    return [name, schema, example, readSection];
  }),
  ["shell", shellSchema, shell, parseShell],
];

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((parent, key) => (parent as Fields | undefined)?.[key], value);

/** Every list with a maximum of which the guide, or the shell, has an example. */
const lists = samples.flatMap(([name, schema, value, read]) =>
  fieldsOf(schema).flatMap((field) => {
    const maximum = maximumOf(field.schema);
    const list = valueAt(value, field.path);
    if (maximum === null || !Array.isArray(list) || list.length === 0) return [];
    const path = field.path.join(".");
    return [{ name: `${name}.${path}`, value, read, path: field.path, maximum, first: list[0] as unknown }];
  }),
);

test("there are such lists", () => {
  expect(lists.length).toBeGreaterThan(12);
});

test.each(lists)(
  "$name with a wrong entry and too many keeps the others, and reports both",
  ({ value, read, path, maximum, first }) => {
    const wrong = typeof first === "object" ? 5 : {};
    const entries = Array.from({ length: maximum + 2 }, (_, index) => (index === 1 ? wrong : first));
    const result = read(withValue(value, path, entries));
    const left = valueAt(result.value, path);
    expect(left).toBeInstanceOf(Array);
    expect((left as readonly unknown[]).length).toBeGreaterThanOrEqual(maximum - 1);
    expect((left as readonly unknown[]).length).toBeLessThanOrEqual(maximum);
    expect(result.problems.map(({ field }) => field.endsWith(path.join("."))).filter(Boolean)).toHaveLength(1);
    expect(result.problems.length).toBeGreaterThan(1);
  },
);
