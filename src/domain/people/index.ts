export * from "./employee.ts";
export type { Department } from "./departments.ts";
export * from "./vacancy.ts";
