import { z } from "zod";

export type JsonSchema = Readonly<Record<string, unknown>>;

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
export const DIALECT = "http://json-schema.org/draft-07/schema#";

/** The JSON Schema of what a schema reads, without the line that names the dialect. */
export const toJsonSchema = (schema: z.ZodType): JsonSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    target: "draft-07",
    io: "input",
    unrepresentable: "any",
    override,
  });
  return rest;
};
