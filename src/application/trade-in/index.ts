export * from "./trade-in-service.ts";
