import type { Filters } from "./filters.ts";

/**
 * What a topic's phrases mean. The first phrase of a row is what a suggestion shows, the others mean the same. Accents,
 * case, plurals, hyphens and the little words between ("boîte [de] vitesses") need not be repeated.
 */
export type PhraseTable = readonly PhraseRow[];

export type PhraseRow = readonly [filters: Filters, shown: string, ...others: readonly string[]];
