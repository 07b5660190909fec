import {
  FACETS,
  type FacetName,
  type Near,
  type Range,
  type Sort,
  defaultSort,
  type StockQuery,
} from "../vehicles/index.ts";

/** Filters of a stock query that a phrase stands for. */
export type QueryFilters = {
  readonly values?: Readonly<Partial<Record<FacetName, readonly string[]>>>;
  readonly ranges?: Readonly<Partial<Record<FacetName, Range>>>;
  readonly flags?: readonly FacetName[];
  readonly near?: Near;
  /** Applied only if the query has the default order. */
  readonly sort?: Sort;
};

const mergeValues = (
  facet: (typeof FACETS)[number],
  current: readonly string[],
  added: readonly string[],
): readonly string[] => {
  const all = new Set([...current, ...added]);
  return "keys" in facet && facet.keys ? facet.keys.filter((key) => all.has(key)) : [...all].sort();
};

/** Two exact years become the range between them; otherwise the later end wins. */
const mergeRanges = (name: FacetName, current: Range | undefined, added: Range): Range => {
  const isExact = (range: Range | undefined): boolean => range !== undefined && range.min === range.max;
  if (!current || !isExact(current) || !isExact(added)) return narrowRange(current, added);
  return name === "year" ? { min: minOrNull(current.min, added.min), max: maxOrNull(current.max, added.max) } : added;
};

const minOrNull = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.min(one, other);

const maxOrNull = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.max(one, other);

/** Combines the filters of two phrases of one text. */
export const mergeFilters = (one: QueryFilters, other: QueryFilters): QueryFilters => {
  const values = { ...one.values };
  const ranges = { ...one.ranges };
  for (const { name } of FACETS) {
    const addedValues = other.values?.[name];
    if (addedValues) values[name] = [...new Set([...(values[name] ?? []), ...addedValues])];
    const range = other.ranges?.[name];
    if (range) ranges[name] = mergeRanges(name, ranges[name], range);
  }
  const sort = other.sort ?? one.sort;
  const near = other.near ?? one.near;
  return {
    values,
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

/** Adds values to the selected ones, replaces the given ends of ranges and the origin. */
export const applyFilters = (query: StockQuery, filters: QueryFilters): StockQuery => {
  const values = { ...query.values };
  const ranges = { ...query.ranges };
  for (const facet of FACETS) {
    const addedValues = filters.values?.[facet.name];
    if (addedValues) values[facet.name] = mergeValues(facet, values[facet.name] ?? [], addedValues);
    const range = filters.ranges?.[facet.name];
    if (range) ranges[facet.name] = narrowRange(ranges[facet.name], range);
  }
  const near = filters.near ?? query.near;
  const flags = new Set([...query.flags, ...(filters.flags ?? [])]);
  return {
    ...query,
    values,
    ranges,
    near,
    flags: FACETS.map(({ name }) => name).filter((name) => flags.has(name)),
    sort: query.sort === defaultSort(query.near) ? (filters.sort ?? defaultSort(near)) : query.sort,
  };
};
