import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { z } from "zod";
import { withGroupContact } from "#domain/content/index.ts";
import { markdownTag } from "../../src/adapters/content/story-files.ts";
import { readSettingsFile } from "./settings-file.ts";

export type Fields = Readonly<Record<string, unknown>>;
export type Path = readonly (string | number)[];
/** A field of an object at any depth of a schema. */
export type Field = { readonly path: Path; readonly schema: z.ZodType };

const { group } = readSettingsFile();

export const readYaml = (text: string): unknown => withGroupContact(parse(text, { customTags: [markdownTag] }), group);

const guide = readFileSync(join("docs", "how-to", "edit-content.md"), "utf8");

/** The guide has an example of each section, which its own test proves. */
const examples = [...guide.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, yaml = ""]) => readYaml(yaml));

export const exampleSections = examples.filter((example) => Array.isArray(example)).flat() as readonly Fields[];

export const exampleEnvelope = Object.assign({}, ...examples.filter((example) => !Array.isArray(example))) as Fields;

type Definition = {
  readonly type: string;
  readonly in: z.ZodType;
  readonly out: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly element: z.ZodType;
  readonly shape: Readonly<Record<string, z.ZodType>>;
  readonly options: readonly z.ZodType[];
  readonly checks?: readonly {
    readonly _zod: { readonly def: { readonly check: string; readonly maximum?: number } };
  }[];
};

const definitionOf = (schema: z.ZodType): Definition => schema.def as unknown as Definition;

/** Every field of the objects of a schema, at any depth. A list is read at its first item. */
export const fieldsOf = (schema: z.ZodType, path: Path = []): readonly Field[] => {
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
    { path: [...path, name], schema: field },
    ...fieldsOf(field, [...path, name]),
  ]);
};

/** How many entries a list may have; null for what is no list, and for one without a limit. */
export const maximumOf = (schema: z.ZodType): number | null => {
  const definition = definitionOf(schema);
  const { type, innerType, checks } = definition;
  if (innerType) return maximumOf(innerType);
  if (type === "pipe")
    return maximumOf(definitionOf(definition.in).type === "transform" ? definition.out : definition.in);
  const limit = type === "array" ? checks?.find(({ _zod }) => _zod.def.check === "max_length") : undefined;
  return limit?._zod.def.maximum ?? null;
};

export const NOTHING = Symbol("nothing");

/** The value with another one at the path, or without it; what lies on the way is made where it is missing. */
export const withValue = (value: unknown, [key, ...rest]: Path, replacement: unknown): unknown => {
  if (key === undefined) return replacement;
  const fields = (Array.isArray(value) ? value : (value ?? {})) as Readonly<Record<string | number, unknown>>;
  const child = withValue(fields[key], rest, replacement);
  if (typeof key === "number") {
    return Array.isArray(value) ? value.map((item, index) => (index === key ? child : item)) : [child];
  }
  const { [key]: _, ...others } = fields;
  return child === NOTHING ? others : { ...others, [key]: child };
};
