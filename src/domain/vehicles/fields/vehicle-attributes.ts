import { type Consumption, type FieldValue, isNullableField, type PurchasePrice } from "./vehicle-field.ts";
import { getVehicleField, VEHICLE_FIELD_NAMES, type VEHICLE_FIELDS, type VehicleFieldName } from "./vehicle-fields.ts";

type Fields = typeof VEHICLE_FIELDS;

/** Fields that are an attribute of the same name. */
type PlainFieldName = {
  [K in VehicleFieldName]: K extends `${string}.${string}` ? never : Fields[K] extends { feedOnly: true } ? never : K;
}[VehicleFieldName];

/**
 * The attributes of a vehicle in its feed, by `VEHICLE_FIELDS`. Names carry the unit; null means the feed gives no
 * value. Dates are ISO 8601 (`YYYY-MM-DD`, `first_registration` also `YYYY-MM`).
 */
export type VehicleAttributes = { readonly [K in PlainFieldName]: FieldValue<Fields[K]> } & {
  readonly price: { readonly purchase: PurchasePrice | null };
  readonly consumption: Consumption | null;
};

export type AttributeName = keyof VehicleAttributes;

type NullableName = { [K in AttributeName]: null extends VehicleAttributes[K] ? K : never }[AttributeName];

const isAttribute = (field: VehicleFieldName): boolean => getVehicleField(field).feedOnly !== true;

/** The attribute that holds a field: its name up to the first dot. */
export const attributeOfField = (field: VehicleFieldName): AttributeName => field.split(".", 1)[0] as AttributeName;

/** Every attribute once, in the order of the table. */
export const ATTRIBUTE_NAMES: readonly AttributeName[] = [
  ...new Set(VEHICLE_FIELD_NAMES.filter(isAttribute).map(attributeOfField)),
];

const isNullable = (name: AttributeName): name is NullableName => {
  if (name === "price") return false;
  if (name === "consumption") return true;
  return isNullableField(getVehicleField(name));
};

/** Null for each attribute that may be null. */
export const NULL_ATTRIBUTES: { readonly [K in NullableName]: null } = Object.fromEntries(
  ATTRIBUTE_NAMES.filter(isNullable).map((name) => [name, null]),
) as { [K in NullableName]: null };

type Properties = Readonly<Record<string, unknown>>;

/** Creates a function that reads a field of a vehicle; null where an enclosing object is null. */
export const createFieldReader = (field: VehicleFieldName): ((attributes: object) => unknown) => {
  const [first, ...rest] = field.split(".") as [string, ...string[]];
  if (rest.length === 0) return (attributes) => (attributes as Properties)[first];
  return (attributes) => {
    let value = (attributes as Properties)[first];
    for (const segment of rest) {
      if (typeof value !== "object" || value === null) return null;
      value = (value as Properties)[segment];
    }
    return value;
  };
};
