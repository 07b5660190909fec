import { z } from "zod";
import { getVehicleField, VEHICLE_FIELD_NAMES, type VehicleField } from "#domain/vehicles/index.ts";

const LATEST_YEAR_IN_SCHEMA = 2100;

const mediumSchema = z.union([
  z.string(),
  z.object({ type: z.enum(["image", "video"]).optional(), url: z.string(), alt: z.string().nullable().optional() }),
]);

const markSchema = z.union([
  z.string(),
  z.object({
    part: z.string(),
    damage: z.string().nullable().optional(),
    photo: z.string().nullable().optional(),
  }),
]);

const numberSchema = ({ decimals, min, max }: Extract<VehicleField, { type: "number" }>): z.ZodType =>
  (decimals === 0 ? z.int() : z.number()).min(min).max(max);

const fieldSchema = (field: VehicleField): z.ZodType => {
  switch (field.type) {
    case "text":
      return z.string().max(field.max);
    case "texts":
      return z.array(z.string().max(field.max)).max(field.maxItems);
    case "number":
      return numberSchema(field);
    case "year":
      return z.int().min(1900).max(LATEST_YEAR_IN_SCHEMA);
    case "date":
      return z.string().regex(field.month ? /^\d{4}-\d{2}(-\d{2})?$/ : /^\d{4}-\d{2}-\d{2}$/);
    case "flag":
      return z.boolean();
    case "key":
      return z.enum(field.keys);
    case "keys":
      return z.array(z.enum(field.keys));
    case "media":
      return z.array(mediumSchema).max(field.maxItems);
    case "marks":
      return z.array(markSchema).max(field.maxItems);
    case "location":
      return z.union([z.int().positive(), z.string()]);
  }
};

type Branch = { [name: string]: Branch | z.ZodType };

/** Sets a schema at a path such as `price.purchase.cents`. */
const setAtPath = (tree: Branch, path: readonly string[], schema: z.ZodType): void => {
  const [name, ...rest] = path;
  if (name === undefined) return;
  if (rest.length === 0) tree[name] = schema;
  else {
    const branch = (tree[name] ??= {});
    if (!(branch instanceof z.ZodType)) setAtPath(branch, rest, schema);
  }
};

const toObjectSchema = (tree: Branch): z.ZodType =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(tree).map(([name, branch]) => [
        name,
        branch instanceof z.ZodType ? branch : toObjectSchema(branch).nullable().optional(),
      ]),
    ),
  );

const buildSchema = (): z.ZodType => {
  const tree: Branch = {};
  for (const name of VEHICLE_FIELD_NAMES) {
    const schema = fieldSchema(getVehicleField(name)).describe(getVehicleField(name).description);
    setAtPath(tree, name.split("."), name === "brand" ? schema : schema.nullable().optional());
  }
  return toObjectSchema(tree);
};

/** Schema of one vehicle in Vitrine's own JSON, generated from the import fields. */
export const vitrineVehicleSchema: z.ZodType = buildSchema();

/** The JSON Schema (2020-12) saved in `docs/schemas/vitrine-vehicle.schema.json`. */
export const vitrineJsonSchema = (): unknown => ({
  title: "A vehicle in a Vitrine feed",
  description:
    "A feed is an array of these, or one a line, or a CSV with these columns (nested names with dots, lists with |). " +
    "Only brand and one of key or id are needed; what is missing or null is unknown.",
  ...z.toJSONSchema(vitrineVehicleSchema, { io: "input" }),
  anyOf: [{ required: ["key"] }, { required: ["id"] }],
});
