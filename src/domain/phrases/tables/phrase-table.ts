import type { QueryFilters } from "../query-filters.ts";

/**
 * French phrases of a topic and their filters: what buyers type, not texts of pages. Suggestions show the label of a row; its
 * synonyms are separated by commas.
 * Accents, case, plurals, hyphens and link words ("boîte [de] vitesses") do not matter.
 */
export type PhraseTable = readonly (readonly [filters: QueryFilters, label: string, synonyms?: string])[];

/** The phrases of lists that separate them by commas. */
export const splitPhrases = (lists: readonly string[]): string[] => lists.flatMap((list) => list.split(", "));

/** Label and synonyms of a row. */
export const phrasesOf = ([, label, synonyms]: PhraseTable[number]): readonly string[] =>
  synonyms === undefined ? [label] : [label, ...synonyms.split(", ")];
