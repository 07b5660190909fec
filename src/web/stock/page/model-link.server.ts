import { readModelAddresses } from "#application/content/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import type { StockQuery } from "#domain/vehicles/index.ts";
import { modelTitle } from "../../models/index.ts";
import { stockStrings as strings } from "../filters/stock-strings.ts";
import type { LinkView } from "./stock-page-view.ts";

/** Link to the page of the one model of the group that the filters name; null for any other search. */
export const modelLink = async (services: SiteServices, { values }: StockQuery): Promise<LinkView | null> => {
  const { brands, models } = services.catalogue();
  const [brandSlug, ...otherBrands] = values.brand ?? [];
  const [modelSlug, ...otherModels] = values.model ?? [];
  if (otherBrands.length > 0 || otherModels.length > 0) return null;
  const brand = brands.find(({ slug, in_group }) => in_group && slug === brandSlug);
  const model = models.find((candidate) => candidate.brand === brandSlug && candidate.slug === modelSlug);
  if (!brand || !model) return null;
  return { label: strings.aboutModel(modelTitle(model, [brand])), href: (await readModelAddresses(services))(model) };
};
