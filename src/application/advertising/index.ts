export * from "./check-advertising.ts";
