// The ports of imports. Adapters implement them.
export * from "./ports/feed-store.ts";
export * from "./ports/stock-import.ts";
