import {
  FACETS,
  type FacetName,
  isFlagSelected,
  type NamedFacet,
  selectedRange,
  selectedValues,
  type StockQuery,
} from "../../vehicles/index.ts";
import { summarizeRange } from "./histogram.ts";
import type { FacetResult, FacetValue } from "../search-result.ts";
import type { AllOfData, ChoiceData, FacetData, MaskCounter, StockIndexData } from "../stock-index-data.ts";
import type { FacetCounts } from "./facet-counts.ts";

const parentByFacet: ReadonlyMap<FacetName, FacetName> = new Map(
  FACETS.flatMap((facet: NamedFacet) => {
    const parent = FACETS.find(({ name }) => "parentFacet" in facet && name === facet.parentFacet);
    return parent ? [[facet.name, parent.name] as const] : [];
  }),
);

const countMasked = ({ countsOffset, codes, mask }: MaskCounter, counts: Int32Array): number => {
  let count = 0;
  for (let code = 0; code < codes; code += 1) if ((code & mask) !== 0) count += counts[countsOffset + code] as number;
  return count;
};

/** Selected values that do not occur in the stock are listed with count 0, labelled by their key. */
const unknownValues = (selection: ReadonlySet<string>, knownValues: readonly string[]): FacetValue[] => {
  const names = new Set(knownValues);
  return [...selection]
    .filter((value) => !names.has(value))
    .map((value) => ({ value, label: value, count: 0, selected: true }));
};

const listValues = (
  facet: ChoiceData | AllOfData,
  selection: ReadonlySet<string>,
  onlySelected: boolean,
  countOf: (code: number) => number,
): FacetValue[] => {
  const values: FacetValue[] = [];
  const listing = facet.kind === "one-of" ? facet.listing : facet.values.keys();
  for (const code of listing) {
    const value = facet.values[code] as string;
    const selected = selection.has(value);
    if (onlySelected && !selected) continue;
    const count = countOf(code);
    if (count > 0 || selected) values.push({ value, label: facet.labels[code] as string, count, selected });
  }
  return selection.size === 0 ? values : [...values, ...unknownValues(selection, facet.values)];
};

const createFacetResult = (
  name: FacetName,
  facet: FacetData,
  query: StockQuery,
  facetCounts: FacetCounts,
): FacetResult => {
  const { counts } = facetCounts;
  if (facet.kind === "flag") {
    return { kind: "flag", count: countMasked(facet.maskCounter, counts), selected: isFlagSelected(query, name) };
  }
  if (facet.kind === "range") {
    return { kind: "range", ...summarizeRange(facet, facetCounts), selected: selectedRange(query, name) };
  }
  const selection = new Set(selectedValues(query, name));
  if (facet.kind === "all-of") {
    const countOf = (code: number): number => countMasked(facet.maskCounters[code] as MaskCounter, counts);
    return { kind: "all-of", values: listValues(facet, selection, false, countOf) };
  }
  const parent = parentByFacet.get(name);
  const onlySelected = parent !== undefined && selectedValues(query, parent).length === 0;
  const countOf = (code: number): number => counts[facet.countsOffset + code] as number;
  return { kind: "one-of", values: listValues(facet, selection, onlySelected, countOf) };
};

/** Results of the counted facets, in the order of the facet table. */
export const createFacetResults = (
  data: StockIndexData,
  query: StockQuery,
  countsByFacet: ReadonlyMap<FacetName, FacetCounts>,
): Partial<Record<FacetName, FacetResult>> => {
  const results: Partial<Record<FacetName, FacetResult>> = {};
  for (const { name } of FACETS) {
    const facetCounts = countsByFacet.get(name);
    if (facetCounts) results[name] = createFacetResult(name, data.facets[name], query, facetCounts);
  }
  return results;
};
