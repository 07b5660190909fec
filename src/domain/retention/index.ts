// Automatic deletion of old data, and when it has to wait for confirmation. May import shared.
export * from "./unusual-purge.ts";
