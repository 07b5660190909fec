export * from "./advertised-month.ts";
export * from "./brand.ts";
export * from "./model.ts";
export * from "./model-list.ts";
