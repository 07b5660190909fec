export { type StockIndexBuilder, createStockIndexBuilder } from "./builder.ts";
export { modelKey } from "./columns/shape-column.ts";
export { openStockIndex, type StockIndex, type StockVocabulary, type VocabularyEntry } from "./engine.ts";
export type { StockDistances } from "./matching/filters.ts";
export type { StockGeography } from "./stock-index-data.ts";
export type { SimilarVehicle } from "./similarity/similarity.ts";
export type { SimilarityReason, SimilaritySubject } from "./similarity/similarity-terms.ts";
export * from "./search-result.ts";
export type { StockIndexData } from "./stock-index-data.ts";
