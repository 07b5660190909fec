export * from "./departments.ts";
export * from "./employee.ts";
export * from "./vacancy.ts";
