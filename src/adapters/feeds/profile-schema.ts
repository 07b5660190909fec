import { z } from "zod";
import { FEED_ENCODINGS, FIELD_NAMES, isFieldName, type ColumnRule, type FeedProfile } from "#domain/imports/index.ts";

const words = z.record(z.string(), z.string());

/** A column in a profile's file: the field's name alone, or with what must be said besides. */
const columnSchema = z.union([
  z.enum(FIELD_NAMES),
  z.strictObject({
    field: z.enum(FIELD_NAMES),
    unit: z.enum(["hp", "euro"]).nullable().default(null),
    values: words.nullable().default(null),
    unknown: z.array(z.string()).default([]),
    refuse: words.default({}),
  }),
]);

const asNamed: readonly ColumnRule[] = FIELD_NAMES.filter((field) => field !== "key").map((field) =>
  rule(field, { field }),
);

function rule(column: string, given: Partial<ColumnRule> & Pick<ColumnRule, "field">): ColumnRule {
  return { unit: null, values: null, unknown: [], refuse: {}, ...given, column };
}

/** Every key a column's table leads to must be one its field knows: checked when the profile is loaded, not at row 40,000. */
const profileSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  describes: z.string().min(1),
  format: z.enum(["csv", "json", "either"]),
  separator: z.string().length(1).default(","),
  encoding: z.enum(FEED_ENCODINGS).default("utf-8"),
  decimal_sign: z.enum([".", ","]).default("."),
  thousands_sign: z.enum([".", ",", " ", "'"]).nullable().default(null),
  list_separator: z.string().min(1).max(3).default("|"),
  key: z.union([z.literal("row-hash"), z.array(z.string()).min(1)]),
  columns: z.union([z.literal("as-named"), z.record(z.string(), columnSchema)]),
  required: z.array(z.string()).default([]),
  constants: z.partialRecord(z.enum(FIELD_NAMES), z.string()).default({}),
  cut_brands: z.array(z.string().regex(/^\S+ \S/)).default([]),
  locations: z.record(z.string(), z.int().positive()).default({}),
  default_location: z.int().positive().nullable().default(null),
});

const columnsOf = (given: z.infer<typeof profileSchema>["columns"]): readonly ColumnRule[] => {
  if (given === "as-named") return asNamed;
  return Object.entries(given).map(([column, value]) =>
    typeof value === "string" ? rule(column, { field: value }) : rule(column, value),
  );
};

export { columnsOf, isFieldName, profileSchema };
export type { FeedProfile };
