export * from "./fields.ts";
export * from "./guard.ts";
export * from "./import-vehicles.ts";
export * from "./nearest.ts";
export * from "./profile.ts";
export { FLAG_WORDS } from "./read-figures.ts";
export * from "./report.ts";
export * from "./row.ts";
