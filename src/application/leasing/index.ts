export * from "./lease-quotes.ts";
export * from "./requested-lease.ts";
