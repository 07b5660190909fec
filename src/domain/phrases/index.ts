export * from "./quick-search-parser.ts";
export type { LeasePhrase } from "./leases/lease-phrase.ts";
export { RANGE_SUFFIXES } from "./suggestions/query-label.ts";
export type { PhraseReading } from "./parser/read-phrase.ts";
