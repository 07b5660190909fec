export * from "./lease-quotes.ts";
