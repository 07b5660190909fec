import { z } from "zod";
import { brandSchema } from "#domain/brand/index.ts";
import { settingsSchema } from "#domain/site/index.ts";

const toSchema = (schema: z.ZodType, title: string): string =>
  `${JSON.stringify({ title, ...z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) }, null, 2)}\n`;

/** JSON Schemas by which editors complete and check the files of a group, by their name in its folder. */
export const schemaFiles = (): Readonly<Record<string, string>> => ({
  "brand.schema.json": toSchema(brandSchema, "Vitrine: brand.yaml"),
  "settings.schema.json": toSchema(settingsSchema, "Vitrine: settings of a market"),
});
