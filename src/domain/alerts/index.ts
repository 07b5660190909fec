export * from "./alert.ts";
