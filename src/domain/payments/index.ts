export * from "./payment-kind.ts";
export * from "./payment-products.ts";
