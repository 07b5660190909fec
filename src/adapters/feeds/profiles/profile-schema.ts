import { z } from "zod";
import { FEED_ENCODINGS, COLUMN_UNITS, isDateFormat } from "#domain/imports/index.ts";
import { VEHICLE_FIELD_NAMES } from "#domain/vehicles/index.ts";

/** YAML writes true, false and numbers without quotes. */
const word = z.union([z.string(), z.boolean(), z.number()]).transform(String);

const stringMap = z.record(z.string(), word);

const fieldName = z.enum(VEHICLE_FIELD_NAMES);

const ruleSchema = z.strictObject({
  field: fieldName,
  unit: z.enum(COLUMN_UNITS).nullable().default(null),
  unit_from: z.string().nullable().default(null),
  displaces: fieldName.nullable().default(null),
  erase: z.array(z.string().min(1)).default([]),
  breaks: z.array(z.string().min(1)).default([]),
  values: stringMap.nullable().default(null),
  unknown: z.array(word).default([]),
  quiet: z.boolean().default(false),
  refuse: stringMap.default({}),
});

/** `{ equipment: abs }`: a column that is 1 when the vehicle has the equipment and 0 when it has not. */
const flagRule = (key: string): unknown => ({ field: "equipment", values: { "1": key }, quiet: true });

const expandRule = (rule: unknown): unknown => {
  if (typeof rule === "string") return { field: rule };
  const isFlag = typeof rule === "object" && rule !== null && "equipment" in rule;
  return isFlag && typeof rule.equipment === "string" ? flagRule(rule.equipment) : rule;
};

/**
 * Expands the short forms: a column may be a field name alone or a list of rules, and `as-named` maps each field to the
 * column of the same name.
 */
const expandColumns = (columns: unknown): unknown => {
  if (columns === "as-named") return Object.fromEntries(VEHICLE_FIELD_NAMES.map((field) => [field, [{ field }]]));
  if (typeof columns !== "object" || columns === null) return columns;
  return Object.fromEntries(Object.entries(columns).map(([column, rules]) => [column, [rules].flat().map(expandRule)]));
};

const xmlNames = z.strictObject({ root: z.string(), record: z.string() });

const separator = z.string().length(1);

/** Schema of a profile file; see `FeedProfile` for the meaning of the properties. */
export const profileSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  describes: z.string().min(1),
  format: z.enum(["csv", "json", "xml", "either"]),
  separator: z.union([separator.transform((character) => [character]), z.array(separator).min(1)]).default([","]),
  xml: z.union([xmlNames.transform((names) => [names]), z.array(xmlNames)]).default([]),
  order: z.array(z.string()).min(1).nullable().default(null),
  encoding: z.enum(FEED_ENCODINGS).default("utf-8"),
  decimal_sign: z.enum([".", ",", "either"]).default("either"),
  thousands_sign: z.enum([".", ",", " ", "'"]).nullable().default(null),
  date_form: z
    .string()
    .refine(isDateFormat, 'is no form of dates, such as "DD/MM/YYYY", "MM-YY" or "DAYS"')
    .nullable()
    .default(null),
  list_separator: z.string().min(1).max(3).default("|"),
  key: z.union([z.literal("row-hash"), z.array(z.string()).min(1)]),
  columns: z
    .preprocess(expandColumns, z.record(z.string(), z.array(ruleSchema).min(1)))
    .transform((columns) =>
      Object.entries(columns).flatMap(([column, rules]) => rules.map((rule) => ({ column, ...rule }))),
    ),
  ignored: z.array(z.string()).default([]),
  required: z.array(z.string()).default([]),
  constants: z.partialRecord(z.enum(VEHICLE_FIELD_NAMES), z.string()).default({}),
  cut_brands: z.array(z.string().regex(/^\S+ \S/)).default([]),
  locations: z.record(z.string(), z.int().positive()).default({}),
  default_location: z.int().positive().nullable().default(null),
});
