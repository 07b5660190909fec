export * from "./editing.ts";
export type * from "./ports.ts";
