import type { QueryFilters } from "../query-filters.ts";

/**
 * French phrases of a topic and their filters: what buyers type, not texts of pages. Suggestions show the label of a row; its
 * synonyms are separated by commas.
 * Accents, case, plurals, hyphens and link words ("boîte [de] vitesses") do not matter.
 */
export type PhraseTable = readonly (readonly [
  filters: QueryFilters,
  label: string,
  synonyms?: string | undefined,
  otherLanguages?: string,
])[];

/** `ignored`: a phrase that says nothing about the vehicle. */
export type PhraseMeaning = { readonly kind: "filters"; readonly filters: QueryFilters } | { readonly kind: "ignored" };

/** The phrases of lists that separate them by commas. */
export const splitPhrases = (lists: readonly string[]): string[] => lists.flatMap((list) => list.split(", "));

/** Label and synonyms of a row, and then what other languages say. */
export const phrasesOf = ([, label, ...lists]: PhraseTable[number]): readonly string[] => [
  label,
  ...lists.flatMap((list) => list?.split(", ") ?? []),
];
