import { stableNumber, STORY_RELATIONS } from "#domain/content/index.ts";
import type { Catalogue } from "../stock/index.ts";
import type { AnswerDeliveryRequest, Datasource, DeliveryAccess, DeliveryAnswer, RawContent } from "./ports.ts";
import { accessOf, type ContentTokens } from "./content-service.ts";

/** A path of the content delivery API. `headerToken` holds unless the parameters have a token. */
export type ContentRequest = {
  readonly path: string;
  readonly parameters: URLSearchParams;
  readonly headerToken: string | null;
};

export type ContentDelivery = {
  /** The same for requests with the same answer, until the content changes; null if the answer must not be cached. */
  readonly keyOf: (request: ContentRequest) => string | null;
  readonly answer: (request: ContentRequest) => DeliveryAnswer;
};

type ContentDeliveryDependencies = {
  readonly raw: RawContent;
  readonly tokens: ContentTokens;
  readonly answer: AnswerDeliveryRequest;
  readonly catalogue: () => CatalogueNames;
  readonly group: string;
  readonly siteUrl: string;
  /** Folders with the stories about locations. */
  readonly locationFolders: readonly string[];
};

type CatalogueNames = Pick<Catalogue, "brands" | "models" | "locations">;

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
const createDatasources = ({ brands, models, locations }: CatalogueNames): readonly Datasource[] => {
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
export const createContentDelivery = ({
  raw,
  tokens,
  answer,
  catalogue,
  group,
  siteUrl,
  locationFolders,
}: ContentDeliveryDependencies): ContentDelivery => {
  const access = ({ parameters, headerToken }: ContentRequest): DeliveryAccess =>
    accessOf(tokens, parameters.get("token") ?? headerToken);
  return {
    keyOf(request) {
      const parameters = new URLSearchParams(request.parameters);
      const isCurrent = parameters.get("cv") === String(raw.contentVersion());
      if (!isCurrent || parameters.get("version") === "draft" || access(request) === null) return null;
      parameters.delete("token");
      parameters.sort();
      return `${request.path}?${parameters}`;
    },
    answer: (request) =>
      answer({ ...request, access: access(request) }, (version) => ({
        stories: raw.rawStories(version),
        relations: STORY_RELATIONS,
        locationFolders,
        datasources: createDatasources(catalogue()),
        version: raw.contentVersion(),
        space: { id: stableNumber(`space ${siteUrl}`), name: group, domain: `${siteUrl}/` },
      })),
  };
};
