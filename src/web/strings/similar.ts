import type { SimilarityReason } from "#domain/search/index.ts";

export const similarStrings = {
  title: "Dans le même esprit",
  /** Heading on the page of a sold vehicle. */
  instead: "Ils lui ressemblent",
  /** Fragments of the similarity line. */
  reasons: {
    model: "même modèle",
    brand: "même marque",
    body: "même carrosserie",
    fuel: "même carburant",
    transmission: "même boîte",
    price: "prix proche",
    year: "année proche",
    mileage: "kilométrage proche",
    power: "puissance proche",
  } satisfies Record<SimilarityReason, string>,
} as const;
