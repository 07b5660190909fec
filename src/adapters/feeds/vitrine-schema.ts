import { z } from "zod";
import { fieldNamed, FIELD_NAMES, type Field } from "#domain/imports/index.ts";

const LATEST_YEAR_IN_SCHEMA = 2100;

const medium = z.union([
  z.string(),
  z.object({ type: z.enum(["image", "video"]).optional(), url: z.string(), alt: z.string().nullable().optional() }),
]);

const number = ({ whole, min, max }: Extract<Field, { type: "number" }>): z.ZodType =>
  (whole ? z.int() : z.number()).min(min).max(max);

const valueSchema = (field: Field): z.ZodType => {
  switch (field.type) {
    case "text":
      return z.string().max(field.max);
    case "texts":
      return z.array(z.string().max(field.max)).max(field.most);
    case "number":
      return number(field);
    case "year":
      return z.int().min(1900).max(LATEST_YEAR_IN_SCHEMA);
    case "date":
      return z.string().regex(field.month ? /^\d{4}-\d{2}(-\d{2})?$/ : /^\d{4}-\d{2}-\d{2}$/);
    case "flag":
      return z.boolean();
    case "key":
      return z.enum(Object.keys(field.keys));
    case "keys":
      return z.array(z.enum(Object.keys(field.keys)));
    case "media":
      return z.array(medium).max(field.most);
    case "location":
      return z.union([z.int().positive(), z.string()]);
  }
};

type Branch = { [name: string]: Branch | z.ZodType };

/** Puts `price.purchase.cents` where it stands in an object. */
const plant = (tree: Branch, path: readonly string[], schema: z.ZodType): void => {
  const [name, ...rest] = path;
  if (name === undefined) return;
  if (rest.length === 0) tree[name] = schema;
  else {
    const branch = (tree[name] ??= {});
    if (!(branch instanceof z.ZodType)) plant(branch, rest, schema);
  }
};

const objectOf = (tree: Branch): z.ZodType =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(tree).map(([name, branch]) => [
        name,
        branch instanceof z.ZodType ? branch : objectOf(branch).nullable().optional(),
      ]),
    ),
  );

const build = (): z.ZodType => {
  const tree: Branch = {};
  for (const name of FIELD_NAMES) {
    const schema = valueSchema(fieldNamed(name)).describe(fieldNamed(name).describes);
    plant(tree, name.split("."), name === "brand" ? schema : schema.nullable().optional());
  }
  return objectOf(tree);
};

/** One vehicle in our own JSON, made of the table of fields. */
export const vitrineVehicle: z.ZodType = build();

/** The JSON Schema (2020-12) that is kept in `docs/schemas/vitrine-vehicle.schema.json`. */
export const vitrineJsonSchema = (): unknown => ({
  title: "A vehicle in a Vitrine feed",
  description:
    "A feed is an array of these, or one a line, or a CSV with these columns (nested names with dots, lists with |). " +
    "Only brand and one of key or id are needed; what is missing or null is unknown.",
  ...z.toJSONSchema(vitrineVehicle, { io: "input" }),
  anyOf: [{ required: ["key"] }, { required: ["id"] }],
});
