import {
  FACETS,
  type FacetRanges,
  type FacetValues,
  type FlagFacetName,
  getFacet,
  type Near,
  type Range,
  type Sort,
  defaultSort,
  type RangeFacetName,
  type StockQuery,
  type ValueFacetName,
} from "../vehicles/index.ts";

/** Filters of a stock query that a phrase stands for. */
export type QueryFilters = {
  readonly values?: FacetValues;
  readonly ranges?: FacetRanges;
  readonly flags?: readonly FlagFacetName[];
  readonly near?: Near;
  /** Values that no result has. */
  readonly excluded?: FacetValues;
  /** The brands that are meant unless others are selected: "quattro" is an Audi. */
  readonly impliedBrands?: readonly string[];
  /** Applied only if the query has the default order. */
  readonly sort?: Sort;
};

// A computed name in an object is not checked; these parameters are.
export const valueFilters = (name: ValueFacetName, values: readonly string[]): QueryFilters => ({
  values: { [name]: values },
});

export const rangeFilters = (name: RangeFacetName, range: Range): QueryFilters => ({ ranges: { [name]: range } });

const mergeValues = (
  facet: (typeof FACETS)[number],
  current: readonly string[],
  added: readonly string[],
): readonly string[] => {
  const all = new Set([...current, ...added]);
  return "keys" in facet && facet.keys ? facet.keys.filter((key) => all.has(key)) : [...all].sort();
};

/** Two exact years become the range between them; otherwise the later end wins. */
const mergeRanges = (name: RangeFacetName, current: Range | undefined, added: Range): Range => {
  const isExact = (range: Range | undefined): boolean => range !== undefined && range.min === range.max;
  if (!current || !isExact(current) || !isExact(added)) return narrowRange(current, added);
  return name === "year" ? { min: minOrNull(current.min, added.min), max: maxOrNull(current.max, added.max) } : added;
};

const minOrNull = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.min(one, other);

const maxOrNull = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.max(one, other);

const mergeExcluded = (one: FacetValues = {}, other: FacetValues = {}): FacetValues => {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])] as ValueFacetName[];
  return Object.fromEntries(
    names.map((name) => [name, mergeValues(getFacet(name), one[name] ?? [], other[name] ?? [])]),
  );
};

/** Brands of both, if there are any: "DSG quattro" is an Audi. */
const mergeImplied = (one: readonly string[] = [], other: readonly string[] = []): readonly string[] => {
  const both = one.filter((brand) => other.includes(brand));
  return both.length > 0 ? both : [...new Set([...one, ...other])];
};

/** Combines the filters of two phrases of one text. */
export const mergeFilters = (one: QueryFilters, other: QueryFilters): QueryFilters => {
  const values: Partial<Record<ValueFacetName, readonly string[]>> = { ...one.values };
  const ranges: Partial<Record<RangeFacetName, Range>> = { ...one.ranges };
  for (const { name, kind } of FACETS) {
    if (kind === "range") {
      const range = other.ranges?.[name];
      if (range) ranges[name] = mergeRanges(name, ranges[name], range);
    } else if (kind !== "flag") {
      const addedValues = other.values?.[name];
      if (addedValues) values[name] = [...new Set([...(values[name] ?? []), ...addedValues])];
    }
  }
  const sort = other.sort ?? one.sort;
  const near = other.near ?? one.near;
  const impliedBrands = mergeImplied(one.impliedBrands, other.impliedBrands);
  return {
    values,
    excluded: mergeExcluded(one.excluded, other.excluded),
    ...(impliedBrands.length > 0 && { impliedBrands }),
    ranges,
    flags: [...(one.flags ?? []), ...(other.flags ?? [])],
    ...(near && { near }),
    ...(sort && { sort }),
  };
};

/** The later end wins; an earlier end that it crosses is dropped. */
const narrowRange = (current: Range | undefined, added: Range): Range => {
  if (!current) return added;
  const min = added.min ?? current.min;
  const max = added.max ?? current.max;
  return min !== null && max !== null && min > max ? added : { min, max };
};

const subtract = <T>(
  all: Readonly<Partial<Record<string, T>>>,
  removed: Readonly<Partial<Record<string, T>>>,
  rest: (one: T, other: T) => T | null,
): Record<string, T> =>
  Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => {
      if (value === undefined) return [];
      const other = removed[name];
      const left = other === undefined ? value : rest(value, other);
      return left === null ? [] : [[name, left] as const];
    }),
  );

const valuesWithout = (one: readonly string[], other: readonly string[]): readonly string[] | null => {
  const rest = one.filter((value) => !other.includes(value));
  return rest.length > 0 ? rest : null;
};

/** The query without the filters of another one. */
export const withoutFilters = (query: StockQuery, removed: StockQuery): StockQuery => {
  const near = query.near?.origin === removed.near?.origin ? null : query.near;
  const isItsSort = query.sort === removed.sort || (near === null && query.sort === "distance");
  return {
    ...query,
    values: subtract(query.values, removed.values, valuesWithout),
    excluded: subtract(query.excluded, removed.excluded, valuesWithout),
    ranges: subtract(query.ranges, removed.ranges, () => null),
    flags: query.flags.filter((flag) => !removed.flags.includes(flag)),
    near,
    sort: isItsSort ? defaultSort(near) : query.sort,
  };
};

/** Adds values to the selected ones, replaces the given ends of ranges and the origin. */
export const applyFilters = (query: StockQuery, filters: QueryFilters): StockQuery => {
  const values: Partial<Record<ValueFacetName, readonly string[]>> = { ...query.values };
  const ranges: Partial<Record<RangeFacetName, Range>> = { ...query.ranges };
  for (const facet of FACETS) {
    if (facet.kind === "range") {
      const range = filters.ranges?.[facet.name];
      if (range) ranges[facet.name] = narrowRange(ranges[facet.name], range);
    } else if (facet.kind !== "flag") {
      const addedValues = filters.values?.[facet.name];
      if (addedValues) values[facet.name] = mergeValues(facet, values[facet.name] ?? [], addedValues);
    }
  }
  if (filters.impliedBrands && (values.brand ?? []).length === 0) values.brand = [...filters.impliedBrands].sort();
  const near = filters.near ?? query.near;
  const flags = new Set([...query.flags, ...(filters.flags ?? [])]);
  return {
    ...query,
    values,
    excluded: mergeExcluded(query.excluded, filters.excluded),
    ranges,
    near,
    flags: FACETS.flatMap(({ kind, name }) => (kind === "flag" && flags.has(name) ? [name] : [])),
    sort: query.sort === defaultSort(query.near) ? (filters.sort ?? defaultSort(near)) : query.sort,
  };
};
