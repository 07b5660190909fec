import { COUNTRIES, type CountryCode } from "#domain/countries/index.ts";
import { canonicalOrigin, TOWNS } from "#domain/geo/index.ts";
import type { StockDistances } from "#domain/search/index.ts";
import { formatQuantity } from "#domain/shared/index.ts";
import type { StockQuery } from "#domain/vehicles/index.ts";
import { nearFilterStrings as strings } from "./near-filter-strings.ts";

/** The distance filter. */
export type NearFilterView = {
  readonly open: boolean;
  /** Value of the text field: the typed text, or the name of the resolved town. */
  readonly text: string;
  /** Examples of what to type. */
  readonly hint: string;
  /** Radius in kilometres; "" means no limit. */
  readonly within: string;
  readonly radii: readonly { readonly value: string; readonly label: string }[];
  /** Town names for the field without scripts; empty in a closed group. */
  readonly towns: readonly string[];
  /** True if the typed text is no known town or postcode. */
  readonly error?: string;
};

/** The radii to choose from, ascending. */
export const NEAR_RADII_KM = [10, 20, 50, 100, 200];

const MAX_TOWNS = 40;

/** Town names by country, cached because every stock page lists them. */
const townsOfCountries = new Map<string, readonly string[]>();

/** The larger towns of the market's country, sorted by name. */
const townNames = (country: string): readonly string[] => {
  const known = townsOfCountries.get(country);
  if (known) return known;
  const names = TOWNS.filter((town) => town.country === country)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MAX_TOWNS)
    .map(({ name }) => name)
    .sort(new Intl.Collator("fr").compare);
  townsOfCountries.set(country, names);
  return names;
};

const toRadii = (selected: number | null): NearFilterView["radii"] => {
  const all = [...new Set([...NEAR_RADII_KM, ...(selected === null ? [] : [selected])])].sort((a, b) => a - b);
  return [
    { value: "", label: strings.anyDistance },
    ...all.map((km) => ({ value: String(km), label: formatQuantity(km, "km") })),
  ];
};

const toText = (origin: string, distances: StockDistances | null): string => {
  const name = distances?.origin.name ?? null;
  if (name !== null && canonicalOrigin(name) === origin) return name;
  return distances === null ? origin : origin.toUpperCase();
};

/** Hyphens and spaces of a postcode do not break its line. */
const writePostcode = (country: CountryCode): string => {
  const { place, postcode } = COUNTRIES[country];
  return `${postcode.written}${place.postcode}`.replaceAll("-", "\u2011").replaceAll(" ", "\u00a0");
};

type NearFilterInput = {
  readonly query: Pick<StockQuery, "near">;
  /** Distances of the query; null without a known origin. */
  readonly distances: StockDistances | null;
  /** The market's. */
  readonly country: CountryCode;
  /** True if the visitor opens the group without scripts. */
  readonly isOpened: boolean;
};

export const toNearFilterView = ({
  query: { near },
  distances,
  country,
  isOpened,
}: NearFilterInput): NearFilterView => {
  const { town } = COUNTRIES[country].place;
  const postcode = writePostcode(country);
  const text = near === null ? "" : toText(near.origin, distances);
  const open = near !== null || isOpened;
  return {
    open,
    text,
    hint: strings.originHint(town, postcode),
    within: near === null || near.withinKm === null ? "" : String(near.withinKm),
    radii: toRadii(near?.withinKm ?? null),
    towns: open ? townNames(country) : [],
    ...(near !== null && distances === null ? { error: strings.unknown(text, town, postcode) } : {}),
  };
};
