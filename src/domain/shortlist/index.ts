export * from "./lists.ts";
export * from "./cookie.ts";
export * from "./ids.ts";
export * from "./return-path.ts";
export * from "./seen-changes.ts";
