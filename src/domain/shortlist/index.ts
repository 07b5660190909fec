export * from "./list-change.ts";
export * from "./cookie.ts";
export * from "./ids.ts";
export * from "./lists.ts";
export * from "./return-path.ts";
export * from "./seen-changes.ts";
export * from "./seen-cookie.ts";
