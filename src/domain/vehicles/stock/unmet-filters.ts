import {
  type FacetName,
  FACETS,
  type FlagFacetName,
  type NamedFacet,
  type RangeFacet,
  type RangeFacetName,
  type StockRecord,
  type ValueFacetName,
} from "./facets.ts";
import type { Range } from "../fields/vehicle-field.ts";
import type { StockQuery } from "./stock-query.ts";

type Selections<T> = Readonly<Partial<Record<FacetName, T>>>;

/** The selected values of any facet; none of one that has no values. */
export const selectedValues = ({ values }: Pick<StockQuery, "values">, name: FacetName): readonly string[] =>
  (values as Selections<readonly string[]>)[name] ?? [];

/** The selected range of any facet; null without one. */
export const selectedRange = ({ ranges }: Pick<StockQuery, "ranges">, name: FacetName): Range | null =>
  (ranges as Selections<Range>)[name] ?? null;

/** The excluded values of any facet; none of one that has no values. */
export const excludedValues = ({ excluded }: Pick<StockQuery, "excluded">, name: FacetName): readonly string[] =>
  (excluded as Selections<readonly string[]>)[name] ?? [];

export const isFlagSelected = ({ flags }: Pick<StockQuery, "flags">, name: FacetName): boolean =>
  flags.some((flag) => flag === name);

/**
 * A filter of a query that a vehicle does not match, and by what.
 *
 * - `above`, `below`: `by` is the distance to the bound, in the unit of the facet, greater than 0.
 * - `other`: the vehicle's own value, a key or the slug with the name from the stock; it is not selected, or excluded.
 * - `missing`: a selected value of an all-of facet.
 * - `flag`: the flag is not set, or not known.
 * - `unknown`: the vehicle has no value of the facet.
 * - `farther`: kilometres beyond the radius; null if the vehicle has no distance.
 */
export type UnmetFilter =
  | { readonly kind: "above" | "below"; readonly facet: RangeFacetName; readonly by: number }
  | { readonly kind: "other"; readonly facet: ValueFacetName; readonly value: string; readonly name: string | null }
  | { readonly kind: "missing"; readonly facet: ValueFacetName; readonly value: string }
  | { readonly kind: "flag"; readonly facet: FlagFacetName }
  | { readonly kind: "unknown"; readonly facet: RangeFacetName | ValueFacetName }
  | { readonly kind: "farther"; readonly byKm: number | null };

const unmetRange = (
  facet: RangeFacet & { readonly name: RangeFacetName },
  query: StockQuery,
  record: StockRecord,
): readonly UnmetFilter[] => {
  const range = selectedRange(query, facet.name);
  if (!range || (range.min === null && range.max === null)) return [];
  const value = facet.read(record);
  if (value === null) return [{ kind: "unknown", facet: facet.name }];
  if (range.max !== null && value > range.max) return [{ kind: "above", facet: facet.name, by: value - range.max }];
  if (range.min !== null && value < range.min) return [{ kind: "below", facet: facet.name, by: range.min - value }];
  return [];
};

type OwnValue = { readonly value: string; readonly name: string | null };

const ownValues = (facet: NamedFacet, record: StockRecord): readonly OwnValue[] => {
  if (facet.kind === "range" || facet.kind === "flag") return [];
  const read = facet.read(record);
  if (read === null) return [];
  if (typeof read === "string") return [{ value: read, name: null }];
  if ("slug" in read) return [{ value: read.slug, name: read.name }];
  return read.map((value) => ({ value, name: null }));
};

const unmetFacet = (facet: NamedFacet, query: StockQuery, record: StockRecord): readonly UnmetFilter[] => {
  if (facet.kind === "range") return unmetRange(facet, query, record);
  if (facet.kind === "flag") {
    return isFlagSelected(query, facet.name) && !facet.read(record) ? [{ kind: "flag", facet: facet.name }] : [];
  }
  const selection = selectedValues(query, facet.name);
  const barred = excludedValues(query, facet.name);
  if (selection.length + barred.length === 0) return [];
  const own = ownValues(facet, record);
  const found = own.filter(({ value }) => barred.includes(value));
  if (found.length > 0) return found.map((value) => ({ kind: "other", facet: facet.name, ...value }));
  if (selection.length === 0) return [];
  const has = (value: string): boolean => own.some((one) => one.value === value);
  if (facet.kind === "all-of") {
    return selection.filter((value) => !has(value)).map((value) => ({ kind: "missing", facet: facet.name, value }));
  }
  const [first] = own;
  const possible = "readPossible" in facet ? (facet.readPossible?.(record) ?? []) : [];
  if (selection.some((value) => has(value) || possible.includes(value))) return [];
  return first ? [{ kind: "other", facet: facet.name, ...first }] : [{ kind: "unknown", facet: facet.name }];
};

const unmetNear = ({ near }: StockQuery, distanceKm: number | null): readonly UnmetFilter[] => {
  const withinKm = near?.withinKm ?? null;
  if (withinKm === null) return [];
  if (distanceKm === null) return [{ kind: "farther", byKm: null }];
  return distanceKm > withinKm ? [{ kind: "farther", byKm: distanceKm - withinKm }] : [];
};

/**
 * The filters of the query that a vehicle does not match, in the order of the facet table, the radius last; empty for a
 * match. The text is not compared. `distanceKm` is the distance from a known origin, null for a vehicle without one; the
 * `near` of a query with an unknown origin must be null.
 */
export const unmetFilters = (
  query: StockQuery,
  record: StockRecord,
  distanceKm: number | null,
): readonly UnmetFilter[] => [
  ...FACETS.flatMap((facet) => unmetFacet(facet, query, record)),
  ...unmetNear(query, distanceKm),
];
