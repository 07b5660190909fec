export * from "./alert.ts";
export * from "./kinds.ts";
export * from "./find-matches.ts";
export * from "./email-limits.ts";
