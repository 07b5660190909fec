export * from "./redirect-service.ts";
