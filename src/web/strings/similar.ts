import type { LikenessReason } from "#domain/search/index.ts";

/** Words about vehicles like another one. */
export const similarStrings = {
  title: "Dans le même esprit",
  /** Under the page of a vehicle that was sold. */
  instead: "Ils lui ressemblent",
  /** What is alike, as parts of one line. */
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
  } satisfies Record<LikenessReason, string>,
} as const;
