export * from "./import-catalogue.ts";
export * from "./kinds.ts";
export * from "./ports.ts";
export * from "./rows.ts";
