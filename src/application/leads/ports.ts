// The ports of the use cases around a lead. Adapters implement them.
export * from "./ports/outbox.ts";
export * from "./ports/privacy.ts";
export * from "./ports/staff.ts";
export * from "./ports/stores.ts";
