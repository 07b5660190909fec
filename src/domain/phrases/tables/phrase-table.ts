import type { QueryFilters } from "../query-filters.ts";

/**
 * French phrases of a topic and their filters: what buyers type, not texts of pages. Suggestions show the first phrase of a row; the others are synonyms.
 * Accents, case, plurals, hyphens and link words ("boîte [de] vitesses") do not matter.
 */
export type PhraseTable = readonly (readonly [filters: QueryFilters, label: string, ...synonyms: readonly string[]])[];
