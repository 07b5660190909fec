export * from "./equipment.ts";
export * from "./facets.ts";
export * from "./keys.ts";
export * from "./price.ts";
export * from "./slug.ts";
export * from "./stock-query.ts";
export * from "./stock-record.ts";
export * from "./vehicle.ts";
