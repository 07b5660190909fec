export * from "./described-car.ts";
export * from "./value-trade-in.ts";
