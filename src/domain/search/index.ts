export { type StockIndexBuilder, buildStockIndex, createStockIndexBuilder } from "./builder.ts";
export { type StockIndex, openStockIndex } from "./engine.ts";
export type { SimilarVehicle } from "./likeness.ts";
export type { LikenessReason, LikenessSubject } from "./likeness-terms.ts";
export * from "./search-result.ts";
export type { StockIndexData } from "./stock-index-data.ts";
export type { StockVocabulary, Term } from "./vocabulary.ts";
