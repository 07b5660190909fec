export * from "./build-stock-index.ts";
export * from "./catalogue.ts";
export * from "./live-stock.ts";
export type { StockService } from "./stock-service.ts";
export * from "./stock-record.ts";
export * from "./vehicle-states.ts";
