export * from "./attribute-values.ts";
export * from "./vehicle-attributes.ts";
export type { VehicleField, VehicleFieldType } from "./vehicle-field.ts";
export * from "./vehicle-fields.ts";
