export { type StockIndexBuilder, buildStockIndex, createStockIndexBuilder } from "./builder.ts";
export { type StockIndex, openStockIndex } from "./engine.ts";
export * from "./search-result.ts";
export type { StockIndexData } from "./stock-index-data.ts";
