export * from "./quick-search-parser.ts";
export { createEquipmentFinder, type FindEquipment } from "./equipment-words.ts";
export type { LeasePhrase } from "./leases/lease-phrase.ts";
export { RANGE_SUFFIXES } from "./suggestions/query-label.ts";
export { namedMakes, namedModels, splitCarName } from "./named-makes.ts";
export { countMakeTokens } from "./tables/car-aliases.ts";
export type { PhraseReading } from "./parser/read-phrase.ts";
