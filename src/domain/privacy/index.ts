export * from "./erase.ts";
export * from "./purge.ts";
