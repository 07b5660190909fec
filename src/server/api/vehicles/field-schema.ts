import { z } from "zod";
import {
  attributeOfField,
  getVehicleField,
  isNullableField,
  VEHICLE_FIELD_NAMES,
  type VehicleAttributes,
  type VehicleField,
  type VehicleFieldName,
  type VEHICLE_FIELDS,
} from "#domain/vehicles/index.ts";

export type ApiView = NonNullable<VehicleField["api"]>;

type TopLevelName<Name extends string> = Name extends `${infer First}.${string}` ? First : Name;

/** Attributes that a view of the JSON API adds. */
export type ApiAttributeName<View extends ApiView> = {
  [K in VehicleFieldName]: (typeof VEHICLE_FIELDS)[K] extends { api: View } ? TopLevelName<K> : never;
}[VehicleFieldName] &
  keyof VehicleAttributes;

const apiFieldNames = (view: ApiView): readonly VehicleFieldName[] =>
  VEHICLE_FIELD_NAMES.filter((name) => getVehicleField(name).api === view);

/** Attributes of a view in the order of the table of fields. */
export const apiAttributeNames = <View extends ApiView>(view: View): readonly ApiAttributeName<View>[] =>
  [...new Set(apiFieldNames(view).map(attributeOfField))] as ApiAttributeName<View>[];

const namedSchema = z.object({ slug: z.string(), name: z.string() }).meta({ id: "Named" });

const mediumSchema = z.object({ type: z.enum(["image", "video"]), url: z.string(), alt: z.string().nullable() });

const markSchema = z.object({ part: z.string(), damage: z.string().nullable(), photo: z.string().nullable() });

const valueSchema = (field: VehicleField): z.ZodType => {
  switch (field.type) {
    case "text":
      return field.named ? namedSchema : z.string();
    case "texts":
      return z.array(z.string());
    case "number":
      return field.decimals === 0 && field.unit === undefined ? z.int() : z.number();
    case "year":
    case "location":
      return z.int();
    case "date":
      return z.string();
    case "flag":
      return z.boolean();
    case "key":
      return z.enum(field.keys);
    case "keys":
      return z.array(z.enum(field.keys));
    case "media":
      return z.array(mediumSchema);
    case "marks":
      return z.array(markSchema);
  }
};

const fieldSchema = (name: VehicleFieldName): z.ZodType => {
  const field = getVehicleField(name);
  return isNullableField(field) ? valueSchema(field).nullable() : valueSchema(field);
};

/** The properties that a view of the JSON API adds; nested fields form one nullable object. */
export const apiFieldShape = (view: ApiView): Readonly<Record<string, z.ZodType>> => {
  const names = apiFieldNames(view);
  return Object.fromEntries(
    apiAttributeNames(view).map((attribute) => {
      const nested = names.filter((name) => name.startsWith(`${attribute}.`));
      if (nested.length === 0) return [attribute, fieldSchema(attribute as VehicleFieldName)];
      const shape = Object.fromEntries(nested.map((name) => [name.slice(attribute.length + 1), fieldSchema(name)]));
      return [attribute, z.object(shape).nullable()];
    }),
  );
};
