export * from "./alert.ts";
export * from "./asking.ts";
export * from "./kinds.ts";
export * from "./links.ts";
export * from "./matches.ts";
export * from "./news.ts";
export * from "./ports.ts";
export * from "./rounds.ts";
