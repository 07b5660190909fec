export * from "./calculator.ts";
export * from "./dated-entries.ts";
export * from "./finance.ts";
export * from "./monthly-price.ts";
export * from "./ownership-settings.ts";
export * from "./residual.ts";
export * from "./wear.ts";
