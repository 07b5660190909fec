export * from "./change.ts";
export * from "./cookie.ts";
export * from "./ids.ts";
export * from "./lists.ts";
export * from "./way-back.ts";
