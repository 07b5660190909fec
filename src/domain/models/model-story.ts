import type { Model } from "./model.ts";

type NamedModel = Pick<Model, "brand" | "slug">;

/** Slugs that the story of a model can have. The first that exists is the canonical address of the model. */
export const modelStorySlugs = ({ brand, slug }: NamedModel): readonly string[] => [
  `${brand}/${slug}`,
  `${brand}/${brand}-${slug}`,
  `vehicules-utilitaires/${brand}-utilitaires/${slug}`,
];

/** The model that the story of a slug is about; null for any other story. */
export const modelOfStory = <M extends NamedModel>(slug: string, models: readonly M[]): M | null =>
  models.find((model) => modelStorySlugs(model).includes(slug)) ?? null;

/** "ford/puma", as sections name a model. */
export const modelName = ({ brand, slug }: NamedModel): string => `${brand}/${slug}`;
