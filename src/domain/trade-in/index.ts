// The provisional price of a customer's vehicle. May import leasing and vehicles.
export * from "./estimate-trade-in.ts";
export * from "./trade-in-car.ts";
export * from "./trade-in-settings.ts";
