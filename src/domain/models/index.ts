export * from "./advertised-lease.ts";
export * from "./brand.ts";
export * from "./model.ts";
export * from "./model-list.ts";
export * from "./model-slugs.ts";
export * from "./studio-picture.ts";
