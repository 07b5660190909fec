export * from "./attribute-values.ts";
export * from "./body.ts";
export * from "./figure-fields.ts";
export * from "./vehicle-attributes.ts";
export {
  type CountUnit,
  isNullableField,
  type MeasureUnit,
  type Range,
  type RangeUnit,
  type VehicleField,
  type VehicleFieldType,
} from "./vehicle-field.ts";
export * from "./vehicle-fields.ts";
