import type { FacetName, StockQuery } from "#domain/vehicles/index.ts";

/** One choice of a query, as a chip shows it. */
export type Choice =
  | { readonly kind: "value"; readonly facet: FacetName; readonly value: string }
  | { readonly kind: "range"; readonly facet: FacetName }
  | { readonly kind: "flag"; readonly facet: FacetName }
  /** Everything chosen of a facet. */
  | { readonly kind: "facet"; readonly facet: FacetName }
  | { readonly kind: "text" };

export const choiceToDrop = (filter: FacetName | "q", value: string | null): Choice => {
  if (filter === "q") return { kind: "text" };
  return value === null ? { kind: "facet", facet: filter } : { kind: "value", facet: filter, value };
};

/** Everything that is chosen, in the order of the facet table, the words first. */
export const choicesOf = (query: StockQuery): readonly Choice[] => [
  ...(query.q === null ? [] : [{ kind: "text" } as const]),
  ...(Object.entries(query.values) as [FacetName, readonly string[]][]).flatMap(([facet, values]) =>
    values.map((value) => ({ kind: "value", facet, value }) as const),
  ),
  ...(Object.keys(query.ranges) as FacetName[]).map((facet) => ({ kind: "range", facet }) as const),
  ...query.flags.map((facet) => ({ kind: "flag", facet }) as const),
];

const without = <T>(record: Readonly<Partial<Record<FacetName, T>>>, name: FacetName) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

const withValues = (query: StockQuery, facet: FacetName, left: readonly string[]): StockQuery => {
  const values = left.length > 0 ? { ...query.values, [facet]: left } : without(query.values, facet);
  // Models hang under their brands: with the last brand gone nothing shows where they could be taken back.
  return { ...query, values: facet === "brand" && left.length === 0 ? without(values, "model") : values };
};

const withoutFacet = (query: StockQuery, facet: FacetName): StockQuery => ({
  ...withValues(query, facet, []),
  ranges: without(query.ranges, facet),
  flags: query.flags.filter((flag) => flag !== facet),
});

/** The query with one choice taken back, from its first page. */
export const withoutChoice = (query: StockQuery, choice: Choice): StockQuery => {
  const first = { ...query, page: 1 };
  if (choice.kind === "text") return { ...first, q: null };
  if (choice.kind !== "value") return withoutFacet(first, choice.facet);
  const left = (query.values[choice.facet] ?? []).filter((value) => value !== choice.value);
  return withValues(first, choice.facet, left);
};
