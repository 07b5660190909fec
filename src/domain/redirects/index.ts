export * from "./row.ts";
export * from "./rules.ts";
export * from "./table.ts";
export type { RedirectTarget } from "./target.ts";
