export * from "./alert.ts";
export * from "./kinds.ts";
export * from "./alert-links.ts";
export * from "./find-matches.ts";
export * from "./alert-news.ts";
export * from "./email-limits.ts";
