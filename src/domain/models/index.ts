export * from "./brand.ts";
export * from "./model.ts";
