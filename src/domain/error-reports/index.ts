export * from "./dsn.ts";
export * from "./scrub.ts";
export * from "./unique-errors.ts";
