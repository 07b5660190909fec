export * from "./answered-paths.ts";
export * from "./check-content.ts";
export * from "./known-site.ts";
