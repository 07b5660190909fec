export {
  type BuiltIndex,
  type BuiltIndexData,
  createStockIndexer,
  type IndexMarket,
  toStockRecord,
} from "./build-stock-index.ts";
export * from "./catalogue.ts";
export { createLiveStock, type LiveStock } from "./live-stock.ts";
export type { Stock } from "./stock.ts";
