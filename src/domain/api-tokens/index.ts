export * from "./api-token.ts";
