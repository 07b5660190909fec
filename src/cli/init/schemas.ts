import { storyFileSchema } from "../../adapters/content/index.ts";
import {
  CATALOGUE_KINDS,
  CATALOGUE_SCHEMAS,
  type CatalogueKind,
  COMPLETED_FIELDS,
} from "#application/imports/index.ts";
import { brandIdentitySchema } from "#domain/brand/index.ts";
import { shellSchema } from "#domain/content/index.ts";
import { settingsSchema } from "#domain/site/index.ts";
import { z } from "zod";

type JsonSchema = Readonly<Record<string, unknown>>;

type ObjectSchema = z.ZodObject;

const isObject = (schema: z.core.$ZodType): schema is ObjectSchema => schema instanceof z.ZodObject;

/** Fields that the reader does not do without: it is asked, since what it does before it validates is no part of a schema. */
const requiredFields = ({ shape }: ObjectSchema): readonly string[] =>
  Object.entries(shape)
    .filter(([, field]) => !(field as z.ZodType).safeParse(undefined).success)
    .map(([name]) => name);

/** Fields that a schema does not name are errors for who writes a file, also where the reader is lenient. */
const override: z.core.ToJSONSchemaParams["override"] = ({ zodSchema, jsonSchema }) => {
  if (!isObject(zodSchema)) return;
  const required = requiredFields(zodSchema);
  if (required.length === 0) delete jsonSchema.required;
  else jsonSchema.required = [...required];
  jsonSchema.additionalProperties ??= false;
};

/** The dialect that editors know. */
const DIALECT = "http://json-schema.org/draft-07/schema#";

/** The JSON Schema of what a schema reads, without the line that names the dialect. */
const toJsonSchema = (schema: z.ZodType): JsonSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    target: "draft-07",
    io: "input",
    unrepresentable: "any",
    override,
  });
  return rest;
};

const titled = (title: string, schema: JsonSchema): JsonSchema => ({ $schema: DIALECT, title, ...schema });

const mapValues = (values: unknown, change: (schema: JsonSchema) => JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, change(value as JsonSchema)]));

/**
 * A file of a market states what differs, objects field by field: none is required of them. Items of lists are complete,
 * since a list is replaced as a whole.
 */
const ofMarket = ({ required: _required, ...schema }: JsonSchema): JsonSchema => ({
  ...schema,
  ...("properties" in schema ? { properties: mapValues(schema["properties"], ofMarket) } : {}),
  ...("anyOf" in schema ? { anyOf: (schema["anyOf"] as readonly JsonSchema[]).map(ofMarket) } : {}),
});

const fieldsWithout = (required: unknown, names: readonly string[]): readonly unknown[] =>
  Array.isArray(required) ? required.filter((name) => !names.includes(name)) : [];

const objectSchema = (kind: CatalogueKind): JsonSchema => {
  const schema = toJsonSchema(CATALOGUE_SCHEMAS[kind]);
  return { ...schema, required: fieldsWithout(schema["required"], COMPLETED_FIELDS[kind] ?? []) };
};

/** A list of objects, or an object that names its schema and holds the list. */
const catalogueSchema = (kind: CatalogueKind): JsonSchema => {
  const list = { type: "array", items: { $ref: "#/definitions/object" } };
  return {
    ...titled(`${kind} of a Vitrine catalogue`, {
      description: `What vitrine import ${kind} takes in: all ${kind} of the group. vitrine export ${kind} writes the list.`,
    }),
    definitions: { object: objectSchema(kind) },
    anyOf: [
      list,
      {
        type: "object",
        properties: { $schema: { type: "string" }, [kind]: list },
        required: [kind],
        additionalProperties: false,
      },
    ],
  };
};

export const catalogueSchemaName = (kind: CatalogueKind): string => `vitrine-${kind}.schema.json`;

/**
 * JSON Schemas of the files of a group's folder, derived from the schemas that read them; by the name of their file. Made
 * at the call: most commands need none.
 */
export const groupSchemas = (): ReadonlyMap<string, JsonSchema> => {
  const [page, shell] = [toJsonSchema(storyFileSchema), toJsonSchema(shellSchema)];
  return new Map([
    ["brand.schema.json", titled("Vitrine: brand.yaml", toJsonSchema(brandIdentitySchema))],
    ["settings.schema.json", titled("Vitrine: settings of a market", toJsonSchema(settingsSchema))],
    ["page.schema.json", titled("Vitrine: a page", page)],
    ["page-of-market.schema.json", titled("Vitrine: what differs on a page of a market", ofMarket(page))],
    ["shell.schema.json", titled("Vitrine: header and footer", shell)],
    ["shell-of-market.schema.json", titled("Vitrine: what differs in header and footer of a market", ofMarket(shell))],
    ...CATALOGUE_KINDS.map((kind) => [catalogueSchemaName(kind), catalogueSchema(kind)] as const),
  ]);
};

export const schemaText = (schema: JsonSchema): string => `${JSON.stringify(schema, null, 2)}\n`;

/** The name of the schema of a file, by its path in a group's folder with slashes; null: it has none. */
export const schemaNameOf = (path: string): string | null => {
  const kind = CATALOGUE_KINDS.find((name) => path.startsWith("catalogue/") && path.endsWith(`/${name}.json`));
  if (kind !== undefined) return catalogueSchemaName(kind);
  if (path === "brand.yaml") return "brand.schema.json";
  if (/^settings\/[^/]+\.yaml$/.test(path)) return "settings.schema.json";
  if (!/^content\/.+\.yaml$/.test(path)) return null;
  const isOfMarket = /\.[a-z]+\.yaml$/.test(path.replace(/\.draft\.yaml$/, ".yaml"));
  const subject = /^content\/shell\.(?:[a-z.]+\.)?yaml$/.test(path) ? "shell" : "page";
  return `${subject}${isOfMarket ? "-of-market" : ""}.schema.json`;
};
