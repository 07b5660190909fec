// The ports of imports. Adapters implement them.
export * from "./ports/catalogue.ts";
export * from "./ports/feed-store.ts";
export * from "./ports/history.ts";
export * from "./ports/profiles.ts";
export * from "./ports/read-feed.ts";
export * from "./ports/report.ts";
export * from "./ports/stock-import.ts";
export * from "./ports/stock-writer.ts";
