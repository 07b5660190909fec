import type { StockVocabulary } from "../../search/index.ts";
import { getFacet, keyLabel, type VehicleLabels } from "../../vehicles/index.ts";
import { tokenizePhrase } from "../tokens/phrase-tokens.ts";
import { type QueryFilters, valueFilters } from "../query-filters.ts";
import { brandAliases } from "../tables/car-aliases.ts";
import type { Suggestion } from "./suggestion.ts";
import type { Topics } from "../lexicon/topics.ts";
import { tokensKey, phraseKey } from "../tokens/phrase-keys.ts";

export type Completion = {
  readonly kind: Suggestion["kind"];
  readonly label: string;
  readonly filters: QueryFilters;
  /** Approximate number of vehicles in the entire stock; selects the candidates that are counted exactly. */
  readonly weight: number;
};

/** Approximate number of vehicles in the entire stock that match the filters. */
export type EstimateCount = (filters: QueryFilters) => number;

/** The key of a phrase from one of its words on. `rank`: see `CompletionMatch`. */
export type CompletionKey = { readonly key: string; readonly rank: number; readonly completion: Completion };

const DETAIL_FACETS = [
  "equipment",
  "upholstery",
  "interior-color",
  "emission-standard",
  "energy-class",
  "availability",
] as const;

/** Few searches start with a detail, so details rank after names, fuels and bodies. */
const isDetail = ({ values = {}, flags = [] }: QueryFilters): boolean =>
  flags.length > 0 || DETAIL_FACETS.some((name) => values[name] !== undefined);

/** One key for each word of the phrase, from that word on. */
const createKeys = (phrase: string, completion: Completion, isAlias = false): CompletionKey[] => {
  const penalty = (isAlias ? 0.5 : 0) + (isDetail(completion.filters) ? 0.25 : 0);
  const tokens = tokenizePhrase(phrase);
  return tokens.flatMap(({ separator, kind }, index) => {
    const startsWord = index === 0 || (separator !== "" && kind === "word");
    return startsWord ? [{ key: tokensKey(tokens.slice(index)), rank: (index > 0 ? 2 : 1) + penalty, completion }] : [];
  });
};

export const createNameKeys = ({ brands, models, locations }: StockVocabulary): CompletionKey[] => {
  const brandsBySlug = new Map(brands.map((brand) => [brand.slug, brand]));
  const brandKeys = brands.flatMap((brand) => {
    const { slug, name, count } = brand;
    const completion = { kind: "brand", label: name, filters: { values: { brand: [slug] } }, weight: count } as const;
    return brandAliases(brand).flatMap((alias) => createKeys(alias, completion));
  });
  const modelKeys = models.flatMap(({ slug, name, count, brands: brandSlugs }) => {
    const perBrand = brandSlugs.map((brand) => {
      const label = `${brandsBySlug.get(brand)?.name ?? brand} ${name}`;
      const filters = { values: { brand: [brand], model: [slug] } };
      return { kind: "model", label, filters, weight: count } as const;
    });
    const [only] = perBrand;
    const shared = {
      kind: "model",
      label: name,
      filters: { values: { brand: brandSlugs, model: [slug] } },
      weight: count,
    } as const;
    return [
      ...createKeys(name, perBrand.length === 1 && only ? only : shared),
      ...perBrand.map((completion) => ({ key: phraseKey(completion.label), rank: 1, completion })),
    ];
  });
  const locationKeys = locations.flatMap(({ slug, name, count }) => {
    const completion = {
      kind: "place",
      label: name,
      filters: { values: { location: [slug] } },
      weight: count,
    } as const;
    return [...createKeys(name, completion), ...createKeys(slug.replaceAll("-", " "), completion)];
  });
  return [...brandKeys, ...modelKeys, ...locationKeys];
};

export const createTopicKeys = ({ tables }: Topics, estimateCount: EstimateCount): CompletionKey[] =>
  tables.flatMap((table) =>
    table.flatMap(([filters, label, ...others]) => {
      if (!filters.values && !filters.flags) return [];
      const completion = { kind: "filter", label, filters, weight: estimateCount(filters) } as const;
      return [label, ...others].flatMap((phrase) => createKeys(phrase, completion, phrase !== label));
    }),
  );

/** "5 places", "3 portes". */
export const createCountKeys = (labels: VehicleLabels, estimateCount: EstimateCount): CompletionKey[] =>
  (["seats", "doors"] as const).flatMap((name) => {
    const facet = getFacet(name);
    if (!facet.keys) return [];
    return facet.keys.flatMap((value) => {
      const label = keyLabel(facet, value, labels) ?? value;
      const filters = valueFilters(name, [value]);
      return createKeys(label, { kind: "filter", label, filters, weight: estimateCount(filters) });
    });
  });
