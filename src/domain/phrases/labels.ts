import { formatQuantity } from "../shared/index.ts";
import {
  FACETS,
  type Facet,
  type FacetName,
  type Range,
  type RangeFacet,
  SORTS,
  type StockQuery,
} from "../vehicles/index.ts";

/** What people call a value that the stock brings along. */
export type NameOf = (facet: FacetName, value: string) => string | null;

const BETWEEN = " · ";

/** More values of one facet are counted, not listed. */
const LISTED = 3;

/** What the unit alone does not say. */
const OF_WHAT: Readonly<Partial<Record<FacetName, string>>> = {
  range: " d’autonomie",
  towing: " de poids tractable",
};

const amount = (facet: RangeFacet, value: number): string =>
  facet.unit === "" ? String(value) : formatQuantity(value, facet.unit);

const rangeWords = (facet: RangeFacet, { min, max }: Range): string => {
  if (min !== null && max !== null) {
    return min === max ? amount(facet, min) : `de ${amount(facet, min)} à ${amount(facet, max)}`;
  }
  if (min !== null) return `dès ${amount(facet, min)}`;
  return max === null ? "" : `jusqu’à ${amount(facet, max)}`;
};

const listed = (names: readonly string[]): string => {
  if (names.length <= LISTED) return names.join(", ");
  return `${names.slice(0, LISTED - 1).join(", ")} et ${names.length - LISTED + 1} autres`;
};

const valueWords = (facet: Facet, name: FacetName, values: readonly string[], nameOf: NameOf): string => {
  const known = facet.kind === "one-of" || facet.kind === "all-of" ? facet.keys : undefined;
  const words = listed(values.map((value) => known?.[value] ?? nameOf(name, value) ?? value));
  return name === "interior-color" ? `Intérieur ${words.toLowerCase()}` : words;
};

/** "Volkswagen Golf" where nothing else is said; in company a model goes without its brand. */
const carWords = ({ values }: StockQuery, alone: boolean, nameOf: NameOf): readonly string[] => {
  const name = (facet: FacetName) => (value: string) => nameOf(facet, value) ?? value;
  const brands = (values.brand ?? []).map(name("brand"));
  const models = (values.model ?? []).map(name("model"));
  if (models.length === 0) return brands.length > 0 ? [listed(brands)] : [];
  return [alone && brands.length === 1 && models.length === 1 ? `${brands[0]} ${models[0]}` : listed(models)];
};

const facetWords = (query: StockQuery, nameOf: NameOf): readonly string[] =>
  FACETS.flatMap((facet): string[] => {
    const { name } = facet;
    if (name === "brand" || name === "model") return [];
    const values = query.values[name];
    if (values) return [valueWords(facet, name, values, nameOf)];
    const range = query.ranges[name];
    if (facet.kind === "range" && range) return [`${rangeWords(facet, range)}${OF_WHAT[name] ?? ""}`];
    return query.flags.includes(name) ? [facet.label] : [];
  });

/** What a query asks for, in the words of its chips: "Golf · Diesel · jusqu’à 20 000 €"; empty for one that asks nothing. */
export const queryLabel = (query: StockQuery, nameOf: NameOf): string => {
  const others = [...facetWords(query, nameOf), ...(query.q === null ? [] : [`«\u00a0${query.q}\u00a0»`])];
  const parts = [...carWords(query, others.length === 0, nameOf), ...others];
  if (parts.length === 0 && query.sort !== "recent") return SORTS[query.sort];
  return parts.join(BETWEEN);
};
