// The provisional price of a customer's vehicle. May import leasing and vehicles.
export * from "./trade-in.ts";
