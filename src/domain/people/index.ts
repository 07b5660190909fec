export * from "./employee.ts";
export * from "./departments.ts";
export * from "./vacancy.ts";
