export { type BuiltIndex, type BuiltIndexData, createStockIndexer, type IndexMarket } from "./build-stock-index.ts";
export * from "./catalogue.ts";
export { createLiveStock, type LiveStock } from "./live-stock.ts";
export type { StockService } from "./stock-service.ts";
export { toStockRecord } from "./stock-record.ts";
export * from "./vehicle-states.ts";
