import { slugify } from "../shared/index.ts";
import type { Model, ModelVersion } from "./model.ts";

/** Identifies a version of a model in an address. */
export const versionSlug = ({ name }: Pick<ModelVersion, "name">): string => slugify(name);

/** Null for an unknown slug. */
export const findVersion = ({ versions }: Pick<Model, "versions">, slug: string | null): ModelVersion | null =>
  slug === null ? null : (versions.find((version) => versionSlug(version) === slug) ?? null);

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
