// What the program deletes by itself because it is old, and when that must wait for a person. May import shared.
export * from "./permitted-limit.ts";
export * from "./unusual-purge.ts";
