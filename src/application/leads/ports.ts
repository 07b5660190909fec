// The ports of the use cases around a lead. Adapters implement them.
export * from "./ports/outbox.ts";
export * from "./ports/stores.ts";
