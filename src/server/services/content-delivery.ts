import type { Catalogue } from "#application/stock/index.ts";
import type { RawContent, Datasource } from "#application/content/ports.ts";
import { stableNumber } from "#domain/content/index.ts";
import { answerDeliveryRequest } from "../../adapters/formats/storyblok/index.ts";
import type { ContentDelivery } from "../api/content/routes.ts";
import type { ContentTokens } from "./content-tokens.ts";

type ContentDeliveryDependencies = {
  readonly raw: RawContent;
  readonly tokens: ContentTokens;
  readonly catalogue: () => Catalogue;
  readonly group: string;
  readonly siteUrl: string;
};

type DatasourceValue = { readonly name: string; readonly value: string };

const createDatasource = (slug: string, name: string, values: readonly DatasourceValue[]): Datasource => ({
  id: stableNumber(`datasource ${slug}`),
  name,
  slug,
  dimensions: [],
  entries: values.map((entry) => ({
    ...entry,
    id: stableNumber(`datasource ${slug} ${entry.value}`),
    inDimensions: {},
  })),
});

/** Choices for fields that refer to a brand, model or location. */
const createDatasources = ({ brands, models, locations }: Catalogue): readonly Datasource[] => {
  const brandNames = new Map(brands.map(({ slug, name }) => [slug, name] as const));
  return [
    createDatasource(
      "brands",
      "Brands",
      brands.map(({ name, slug }) => ({ name, value: slug })),
    ),
    createDatasource(
      "models",
      "Models",
      models.map(({ name, brand, slug }) => ({
        name: `${brandNames.get(brand) ?? brand} ${name}`,
        value: `${brand}/${slug}`,
      })),
    ),
    createDatasource(
      "locations",
      "Locations",
      locations.map(({ name, slug }) => ({ name, value: slug })),
    ),
  ];
};

/** The content delivery API over the file stories and the group's catalogue. */
export const createContentDelivery =
  ({ raw, tokens, catalogue, group, siteUrl }: ContentDeliveryDependencies): ContentDelivery =>
  (path, parameters) =>
    answerDeliveryRequest({ path, parameters, access: tokens.accessOf(parameters.get("token")) }, (version) => ({
      stories: raw.rawStories(version),
      datasources: createDatasources(catalogue()),
      version: raw.contentVersion(),
      space: { id: stableNumber(`space ${siteUrl}`), name: group, domain: `${siteUrl}/` },
    }));
