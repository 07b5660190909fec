import { findOrigin } from "../../geo/index.ts";
import { formatQuantity } from "../../shared/index.ts";
import {
  defaultSort,
  excludedValues,
  horsepower,
  FACETS,
  type Facet,
  type FacetName,
  type RangeFacetName,
  type Range,
  keyLabel,
  type RangeFacet,
  type StockQuery,
  type VehicleLabels,
} from "../../vehicles/index.ts";

/** Display name of a value that the stock defines; null if it does not occur. */
type ValueNameLookup = (facet: FacetName, value: string) => string | null;

/** The texts of a query's label: names from the stock, labels of filters and keys. */
type QueryTexts = {
  readonly valueName: ValueNameLookup;
  /** The market's country: ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly labels: VehicleLabels;
};

// The sentence patterns of labels are French by nature, as are the phrases they answer.

const SEPARATOR = " · ";

/** Above this number the label counts the values of a facet instead of listing them. */
const MAX_LISTED = 3;

/** Appended to a range whose unit alone is ambiguous. */
export const RANGE_SUFFIXES: Readonly<Partial<Record<RangeFacetName, string>>> = {
  "price-net": " hors TVA",
  battery: " de batterie",
  range: " d’autonomie",
  towing: " de masse remorquable",
  "battery-health": " de capacité de batterie",
};

const formatRange = (facet: RangeFacet, { min, max }: Range, { units }: VehicleLabels): string => {
  const unit = units[facet.unit];
  const amount = (value: number): string => {
    if (unit === "") return String(value);
    if (facet.unit === "kW") return `${formatQuantity(value, unit)} (${formatQuantity(horsepower(value), "ch")})`;
    return formatQuantity(value, facet.unit === "owners" && value < 2 ? unit.replace(/s$/, "") : unit);
  };
  if (min !== null && max !== null) return min === max ? amount(min) : `de ${amount(min)} à ${amount(max)}`;
  if (min === 0 && max === null) return "Avec mensualité";
  if (min !== null) return `dès ${amount(min)}`;
  return max === null ? "" : `jusqu’à ${amount(max)}`;
};

const joinNames = (names: readonly string[]): string => {
  if (names.length <= MAX_LISTED) return names.join(", ");
  return `${names.slice(0, MAX_LISTED - 1).join(", ")} et ${names.length - MAX_LISTED + 1} autres`;
};

const formatValues = (facet: Facet, name: FacetName, values: readonly string[], texts: QueryTexts): string => {
  const nameOf = (value: string): string =>
    ("keys" in facet && facet.keys ? keyLabel(facet, value, texts.labels) : null) ??
    texts.valueName(name, value) ??
    value;
  const text = joinNames(values.map(nameOf));
  return name === "interior-color" ? `Intérieur ${text.toLowerCase()}` : text;
};

/** "Volkswagen Golf" if it is the only part of the label, otherwise the model without its brand. */
const formatCar = ({ values }: StockQuery, isAlone: boolean, valueName: ValueNameLookup): readonly string[] => {
  const name = (facet: FacetName) => (value: string) => valueName(facet, value) ?? value;
  const brands = (values.brand ?? []).map(name("brand"));
  const models = (values.model ?? []).map(name("model"));
  if (models.length === 0) return brands.length > 0 ? [joinNames(brands)] : [];
  return [isAlone && brands.length === 1 && models.length === 1 ? `${brands[0]} ${models[0]}` : joinNames(models)];
};

const formatFacets = (query: StockQuery, texts: QueryTexts): readonly string[] =>
  FACETS.flatMap((facet): string[] => {
    const { name } = facet;
    if (name === "brand" || name === "model") return [];
    if (facet.kind === "range") {
      const range = query.ranges[facet.name];
      return range ? [`${formatRange(facet, range, texts.labels)}${RANGE_SUFFIXES[facet.name] ?? ""}`] : [];
    }
    if (facet.kind === "flag") return query.flags.includes(facet.name) ? [texts.labels.facets[name]] : [];
    const values = query.values[facet.name];
    return values ? [formatValues(facet, name, values, texts)] : [];
  });

/** "sauf Rouge, Noir". */
const formatExcluded = (query: StockQuery, texts: QueryTexts): readonly string[] => {
  const names = FACETS.flatMap((facet) =>
    excludedValues(query, facet.name).map((value) => formatValues(facet, facet.name, [value], texts)),
  );
  return names.length > 0 ? [`sauf ${joinNames(names)}`] : [];
};

/** An unknown origin filters nothing. */
const formatNear = ({ near }: StockQuery, { country, labels }: QueryTexts): readonly string[] => {
  const origin = near && findOrigin(near.origin, country);
  return near && origin ? [labels.near(origin.name, near.withinKm)] : [];
};

/** The query in the texts of its filter chips: "Golf · Diesel · jusqu’à 20 000 €". Empty if the query has no filter. */
export const queryLabel = (query: StockQuery, texts: QueryTexts): string => {
  const text = query.q === null ? [] : [`«\u00a0${query.q}\u00a0»`];
  const others = [...formatFacets(query, texts), ...formatExcluded(query, texts), ...formatNear(query, texts), ...text];
  const parts = [...formatCar(query, others.length === 0, texts.valueName), ...others];
  if (parts.length === 0 && query.sort !== defaultSort(query.near)) return texts.labels.sorts[query.sort];
  return parts.join(SEPARATOR);
};
