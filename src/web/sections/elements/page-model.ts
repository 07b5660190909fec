import { pathToSlug } from "#domain/content/index.ts";
import { type Brand, type Model, modelName, modelOfStory } from "#domain/models/index.ts";
import type { LiveContent } from "./live-content.ts";

export type BrandedModel = { readonly brand: Brand; readonly model: Model };

type Catalogue = Pick<LiveContent, "brands" | "models">;

const withBrand = (model: Model | null | undefined, { brands }: Catalogue): BrandedModel | null => {
  const brand = brands.find(({ slug, in_group }) => in_group && slug === model?.brand);
  return model && brand ? { brand, model } : null;
};

/** The model that the story of a slug is about, with its brand; null for other stories. */
export const storyModel = (slug: string, catalogue: Catalogue): BrandedModel | null =>
  withBrand(modelOfStory(slug, catalogue.models), catalogue);

/** The model that a section names ("ford/puma"), otherwise that of the page; null if there is none. */
export const sectionModel = (name: string | null, live: Catalogue & Pick<LiveContent, "path">): BrandedModel | null =>
  name === null
    ? storyModel(pathToSlug(live.path), live)
    : withBrand(
        live.models.find((model) => modelName(model) === name),
        live,
      );
