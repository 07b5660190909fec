export * from "./calculator.ts";
export * from "./dated.ts";
export * from "./finance.ts";
export * from "./monthly.ts";
export * from "./ownership-settings.ts";
export * from "./phrases.ts";
export * from "./residual.ts";
export * from "./wear.ts";
