export * from "./adviser.ts";
export * from "./departments.ts";
export * from "./employee.ts";
export * from "./vacancy.ts";
