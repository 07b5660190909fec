export * from "./kinds.ts";
export * from "./alert.ts";
