export * from "./attribute-values.ts";
export * from "./vehicle-attributes.ts";
export type { FieldFilter, FilterDisplay, KeyLabels, VehicleField, VehicleFieldType } from "./vehicle-field.ts";
export * from "./vehicle-fields.ts";
