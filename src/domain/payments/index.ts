export * from "./payment-kind.ts";
