import type { SimilarityReason } from "#domain/search/index.ts";

/** Fragments of the similarity line. */
export const SIMILARITY_REASONS = {
  model: "même modèle",
  brand: "même marque",
  body: "même carrosserie",
  fuel: "même carburant",
  transmission: "même boîte",
  price: "prix proche",
  year: "année proche",
  mileage: "kilométrage proche",
  power: "puissance proche",
} as const satisfies Record<SimilarityReason, string>;
