import { z } from "zod";
import { FEED_ENCODINGS, FIELD_NAMES, UNITS } from "#domain/imports/index.ts";

const words = z.record(z.string(), z.string());

const fieldName = z.enum(FIELD_NAMES);

const ruleSchema = z.strictObject({
  field: fieldName,
  unit: z.enum(UNITS).nullable().default(null),
  unit_from: z.string().nullable().default(null),
  displaces: fieldName.nullable().default(null),
  erase: z.array(z.string().min(1)).default([]),
  values: words.nullable().default(null),
  unknown: z.array(z.string()).default([]),
  quiet: z.boolean().default(false),
  refuse: words.default({}),
});

/** `{ equipment: abs }`: a column that says 1 where the vehicle has it and 0 where it has not. */
const flagRule = (key: string): unknown => ({ field: "equipment", values: { "1": key }, quiet: true });

const spellOutRule = (rule: unknown): unknown => {
  if (typeof rule === "string") return { field: rule };
  const isFlag = typeof rule === "object" && rule !== null && "equipment" in rule;
  return isFlag && typeof rule.equipment === "string" ? flagRule(rule.equipment) : rule;
};

/**
 * A column may be given by its field's name alone, by several rules where it says several things, and all of them as
 * `as-named`: each field under its own name.
 */
const spellOut = (columns: unknown): unknown => {
  if (columns === "as-named") return Object.fromEntries(FIELD_NAMES.map((field) => [field, [{ field }]]));
  if (typeof columns !== "object" || columns === null) return columns;
  return Object.fromEntries(
    Object.entries(columns).map(([column, rules]) => [column, [rules].flat().map(spellOutRule)]),
  );
};

const separator = z.string().length(1);

/** The file of a profile; what the parts mean stands at `FeedProfile`. */
export const profileSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  describes: z.string().min(1),
  format: z.enum(["csv", "json", "xml", "either"]),
  separator: z.union([separator.transform((sign) => [sign]), z.array(separator).min(1)]).default([","]),
  xml: z.strictObject({ root: z.string(), record: z.string() }).nullable().default(null),
  order: z.array(z.string()).min(1).nullable().default(null),
  encoding: z.enum(FEED_ENCODINGS).default("utf-8"),
  decimal_sign: z.enum([".", ",", "either"]).default("."),
  thousands_sign: z.enum([".", ",", " ", "'"]).nullable().default(null),
  list_separator: z.string().min(1).max(3).default("|"),
  key: z.union([z.literal("row-hash"), z.array(z.string()).min(1)]),
  columns: z
    .preprocess(spellOut, z.record(z.string(), z.array(ruleSchema).min(1)))
    .transform((columns) =>
      Object.entries(columns).flatMap(([column, rules]) => rules.map((rule) => ({ column, ...rule }))),
    ),
  ignored: z.array(z.string()).default([]),
  required: z.array(z.string()).default([]),
  constants: z.partialRecord(z.enum(FIELD_NAMES), z.string()).default({}),
  cut_brands: z.array(z.string().regex(/^\S+ \S/)).default([]),
  locations: z.record(z.string(), z.int().positive()).default({}),
  default_location: z.int().positive().nullable().default(null),
});
