export * from "./value-trade-in.ts";
