export * from "./dsn.ts";
export * from "./scrub.ts";
