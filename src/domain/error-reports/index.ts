export * from "./error-report.ts";
