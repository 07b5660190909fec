import { stableNumber, type RawContent } from "#domain/content/index.ts";
import { answerDelivery, type Datasource } from "#domain/content-delivery/index.ts";
import type { Catalogue } from "../../web/services.ts";
import type { ContentDelivery } from "../api/content/routes.ts";
import type { ContentTokens } from "./content-tokens.ts";

type Parts = {
  readonly raw: RawContent;
  readonly tokens: ContentTokens;
  readonly catalogue: () => Catalogue;
  readonly group: string;
  readonly siteUrl: string;
};

type Named = { readonly name: string; readonly value: string };

const datasource = (slug: string, name: string, values: readonly Named[]): Datasource => ({
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

/** What editors choose from in fields that name something of the group's. */
const datasourcesOf = ({ brands, models, locations }: Catalogue): readonly Datasource[] => {
  const brandNames = new Map(brands.map(({ slug, name }) => [slug, name] as const));
  return [
    datasource(
      "brands",
      "Brands",
      brands.map(({ name, slug }) => ({ name, value: slug })),
    ),
    datasource(
      "models",
      "Models",
      models.map(({ name, brand, slug }) => ({
        name: `${brandNames.get(brand) ?? brand} ${name}`,
        value: `${brand}/${slug}`,
      })),
    ),
    datasource(
      "locations",
      "Locations",
      locations.map(({ name, slug }) => ({ name, value: slug })),
    ),
  ];
};

/** The content delivery API over the stories of the files and the group's own lists. */
export const createContentDelivery =
  ({ raw, tokens, catalogue, group, siteUrl }: Parts): ContentDelivery =>
  (path, parameters) =>
    answerDelivery({ path, parameters, access: tokens.accessOf(parameters.get("token")) }, (asked) => ({
      stories: raw.rawStories(asked),
      datasources: datasourcesOf(catalogue()),
      version: raw.contentVersion(),
      space: { id: stableNumber(`space ${siteUrl}`), name: group, domain: `${siteUrl}/` },
    }));
