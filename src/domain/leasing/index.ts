export * from "./dated.ts";
export * from "./finance.ts";
export * from "./ownership-settings.ts";
