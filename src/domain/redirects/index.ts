export * from "./row.ts";
export * from "./rules.ts";
export * from "./table.ts";
