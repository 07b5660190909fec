export * from "./advertised.ts";
export * from "./prices/price.ts";
export * from "./vehicle.ts";
export * from "./equipment.ts";
export * from "./stock/facets.ts";
export {
  type CountUnit,
  type InspectionMark,
  isNullableField,
  type MeasureUnit,
  type Medium,
  type NameWithSlug,
  type Range,
  type RangeUnit,
  type VehicleField,
  type VehicleFieldType,
} from "./fields/vehicle-field.ts";
export * from "./fields/body.ts";
export * from "./fields/figure-fields.ts";
export * from "./fields/vehicle-attributes.ts";
export * from "./fields/vehicle-fields.ts";
export * from "./fuel.ts";
export * from "./history/history-items.ts";
export * from "./keys.ts";
export * from "./overrides.ts";
export * from "./paint.ts";
export {
  ALL_VALUES_PARAMETER,
  limitSearchText,
  LITERAL_PARAMETER,
  MAX_SEARCH_TEXT_LENGTH,
  PHRASE_PARAMETERS,
  REPLACED_PHRASE_PARAMETER,
} from "./stock/search-text.ts";
export * from "./slug.ts";
export { isStockKey, isVinPlausible, MAX_REQUESTED_ID, parseVehicleId, parseVin } from "./vehicle-id.ts";
export { VAN_HEIGHTS, VAN_LENGTHS } from "./stock/named-attributes.ts";
export * from "./stock/stock-query.ts";
export * from "./stock/unmet-filters.ts";
export { knownBody } from "./studio/model-shapes.ts";
export * from "./studio/studio.ts";
export { STUDIO_SHAPES, type StudioShape } from "./studio/studio-shapes.ts";
export { CAR_DROP, plateTransform, studioFill } from "./studio/studio-extents.ts";
export * from "./vehicle-labels.ts";
