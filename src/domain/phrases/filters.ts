import { FACETS, type FacetName, type Range, type Sort, DEFAULT_SORT, type StockQuery } from "../vehicles/index.ts";

/** What words ask for, in the terms of a stock query. */
export type Filters = {
  readonly values?: Readonly<Partial<Record<FacetName, readonly string[]>>>;
  readonly ranges?: Readonly<Partial<Record<FacetName, Range>>>;
  readonly flags?: readonly FacetName[];
  /** Taken only where no other order was chosen. */
  readonly sort?: Sort;
};

const joined = (facet: (typeof FACETS)[number], had: readonly string[], more: readonly string[]): readonly string[] => {
  const all = new Set([...had, ...more]);
  return "keys" in facet ? Object.keys(facet.keys).filter((key) => all.has(key)) : [...all].sort();
};

/** A year beside another is both and what lies between; else a later end wins. */
const rangesJoined = (name: FacetName, had: Range | undefined, said: Range): Range => {
  const exact = (range: Range | undefined): boolean => range !== undefined && range.min === range.max;
  if (!had || !exact(had) || !exact(said)) return narrowed(had, said);
  return name === "year" ? { min: least(had.min, said.min), max: most(had.max, said.max) } : said;
};

const least = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.min(one, other);

const most = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.max(one, other);

/** What two phrases of one text ask for together. */
export const joinFilters = (one: Filters, other: Filters): Filters => {
  const values = { ...one.values };
  const ranges = { ...one.ranges };
  for (const { name } of FACETS) {
    const said = other.values?.[name];
    if (said) values[name] = [...new Set([...(values[name] ?? []), ...said])];
    const range = other.ranges?.[name];
    if (range) ranges[name] = rangesJoined(name, ranges[name], range);
  }
  const sort = other.sort ?? one.sort;
  return { values, ranges, flags: [...(one.flags ?? []), ...(other.flags ?? [])], ...(sort && { sort }) };
};

/** The later end wins; one that is crossed by it gives way. */
const narrowed = (had: Range | undefined, said: Range): Range => {
  if (!had) return said;
  const min = said.min ?? had.min;
  const max = said.max ?? had.max;
  return min !== null && max !== null && min > max ? said : { min, max };
};

/** The query with the filters added: values join those chosen, of a range the ends that were said are taken. */
export const withFilters = (query: StockQuery, filters: Filters): StockQuery => {
  const values = { ...query.values };
  const ranges = { ...query.ranges };
  for (const facet of FACETS) {
    const said = filters.values?.[facet.name];
    if (said) values[facet.name] = joined(facet, values[facet.name] ?? [], said);
    const range = filters.ranges?.[facet.name];
    if (range) ranges[facet.name] = narrowed(ranges[facet.name], range);
  }
  const flags = new Set([...query.flags, ...(filters.flags ?? [])]);
  return {
    ...query,
    values,
    ranges,
    flags: FACETS.map(({ name }) => name).filter((name) => flags.has(name)),
    sort: query.sort === DEFAULT_SORT ? (filters.sort ?? DEFAULT_SORT) : query.sort,
  };
};
