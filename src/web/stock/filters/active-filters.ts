import {
  DEFAULT_SORT,
  excludedValues,
  type FacetName,
  type FlagFacetName,
  getFacet,
  type RangeFacetName,
  selectedValues,
  type StockQuery,
  type ValueFacetName,
} from "#domain/vehicles/index.ts";

import { groupValues, type ValueGroup } from "./value-groups.ts";

/** One removable filter of a query, displayed as a chip. */
export type ActiveFilter =
  | { readonly kind: "value"; readonly facet: ValueFacetName; readonly value: string }
  /** Values with one name: "Hybride". */
  | { readonly kind: "group"; readonly facet: ValueFacetName; readonly group: ValueGroup }
  /** A value that no result has. */
  | { readonly kind: "excluded"; readonly facet: ValueFacetName; readonly value: string }
  | { readonly kind: "range"; readonly facet: RangeFacetName }
  | { readonly kind: "flag"; readonly facet: FlagFacetName }
  /** All selected values of a facet. */
  | { readonly kind: "facet"; readonly facet: FacetName }
  | { readonly kind: "near" }
  | { readonly kind: "text" };

export const toActiveFilter = (
  filter: FacetName | "near" | "q",
  value: string | null,
  isExcluded?: true,
): ActiveFilter => {
  if (filter === "near") return { kind: "near" };
  if (filter === "q") return { kind: "text" };
  const { kind, name } = getFacet(filter);
  if (value === null || kind === "range" || kind === "flag") return { kind: "facet", facet: filter };
  return isExcluded ? { kind: "excluded", facet: name, value } : { kind: "value", facet: name, value };
};

/** All filters of a query: text first, then in the order of the facet table, the origin last. */
export const activeFilters = (query: StockQuery): readonly ActiveFilter[] => [
  ...(query.q === null ? [] : [{ kind: "text" } as const]),
  ...(Object.entries(query.values) as [ValueFacetName, readonly string[]][]).flatMap(([facet, values]) => {
    const { groups, rest } = groupValues(facet, values);
    return [
      ...groups.map((group) => ({ kind: "group", facet, group }) as const),
      ...rest.map((value) => ({ kind: "value", facet, value }) as const),
    ];
  }),
  ...(Object.entries(query.excluded) as [ValueFacetName, readonly string[]][]).flatMap(([facet, values]) =>
    values.map((value) => ({ kind: "excluded", facet, value }) as const),
  ),
  ...(Object.keys(query.ranges) as RangeFacetName[]).map((facet) => ({ kind: "range", facet }) as const),
  ...query.flags.map((facet) => ({ kind: "flag", facet }) as const),
  ...(query.near === null ? [] : [{ kind: "near" } as const]),
];

const without = <T>(record: Readonly<Partial<Record<FacetName, T>>>, name: FacetName) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

const withValues = (query: StockQuery, facet: FacetName, remaining: readonly string[]): StockQuery => {
  const values = remaining.length > 0 ? { ...query.values, [facet]: remaining } : without(query.values, facet);
  // Models are displayed below their brand: without a brand their filter could not be removed.
  return { ...query, values: facet === "brand" && remaining.length === 0 ? without(values, "model") : values };
};

const withoutFacet = (query: StockQuery, facet: FacetName): StockQuery => ({
  ...withValues(query, facet, []),
  ranges: without(query.ranges, facet),
  flags: query.flags.filter((flag) => flag !== facet),
});

/** Removes one filter and returns to page 1. */
export const withoutFilter = (query: StockQuery, filter: ActiveFilter): StockQuery => {
  const first = { ...query, page: 1 };
  if (filter.kind === "text") return { ...first, q: null };
  if (filter.kind === "near")
    return { ...first, near: null, sort: query.sort === "distance" ? DEFAULT_SORT : query.sort };
  if (filter.kind === "excluded") {
    const others = excludedValues(query, filter.facet).filter((value) => value !== filter.value);
    const rest = without(query.excluded, filter.facet);
    return { ...first, excluded: others.length > 0 ? { ...rest, [filter.facet]: others } : rest };
  }
  if (filter.kind === "group") {
    const others = selectedValues(query, filter.facet).filter((value) => !filter.group.values.includes(value));
    return withValues(first, filter.facet, others);
  }
  if (filter.kind !== "value") return withoutFacet(first, filter.facet);
  const remaining = selectedValues(query, filter.facet).filter((value) => value !== filter.value);
  return withValues(first, filter.facet, remaining);
};
