export { readSharedIds, writeIds } from "./ids.ts";
export * from "./lists.ts";
export * from "./seen-changes.ts";
