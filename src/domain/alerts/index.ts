export * from "./alert.ts";
export * from "./news.ts";
export * from "./ports.ts";
