import { z } from "zod";
import { FEED_ENCODINGS, FIELD_NAMES } from "#domain/imports/index.ts";

const words = z.record(z.string(), z.string());

const columnSchema = z.strictObject({
  field: z.enum(FIELD_NAMES),
  unit: z.enum(["hp", "euro"]).nullable().default(null),
  values: words.nullable().default(null),
  unknown: z.array(z.string()).default([]),
  refuse: words.default({}),
});

/** A column may be given by its field's name alone, and all of them as `as-named`: each field under its own name. */
const spellOut = (columns: unknown): unknown => {
  if (columns === "as-named") return Object.fromEntries(FIELD_NAMES.map((field) => [field, { field }]));
  if (typeof columns !== "object" || columns === null) return columns;
  return Object.fromEntries(
    Object.entries(columns).map(([column, rule]) => [column, typeof rule === "string" ? { field: rule } : rule]),
  );
};

/** The file of a profile; what the parts mean stands at `FeedProfile`. */
export const profileSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  describes: z.string().min(1),
  format: z.enum(["csv", "json", "either"]),
  separator: z.string().length(1).default(","),
  encoding: z.enum(FEED_ENCODINGS).default("utf-8"),
  decimal_sign: z.enum([".", ","]).default("."),
  thousands_sign: z.enum([".", ",", " ", "'"]).nullable().default(null),
  list_separator: z.string().min(1).max(3).default("|"),
  key: z.union([z.literal("row-hash"), z.array(z.string()).min(1)]),
  columns: z
    .preprocess(spellOut, z.record(z.string(), columnSchema))
    .transform((columns) => Object.entries(columns).map(([column, rule]) => ({ column, ...rule }))),
  required: z.array(z.string()).default([]),
  constants: z.partialRecord(z.enum(FIELD_NAMES), z.string()).default({}),
  cut_brands: z.array(z.string().regex(/^\S+ \S/)).default([]),
  locations: z.record(z.string(), z.int().positive()).default({}),
  default_location: z.int().positive().nullable().default(null),
});
