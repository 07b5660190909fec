export * from "./app-error.ts";
export * from "./bytes.ts";
export * from "./clock.ts";
export * from "./duration.ts";
export * from "./french-date.ts";
export * from "./money.ts";
export * from "./result.ts";
export * from "./text.ts";
