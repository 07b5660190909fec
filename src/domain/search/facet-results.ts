import { FACETS, type Facet, type FacetName, type StockQuery } from "../vehicles/index.ts";
import { spreadOf } from "./histogram.ts";
import type { FacetResult, FacetValue } from "./search-result.ts";
import type { AllOfData, ChoiceData, FacetData, MarkPlace, StockIndexData } from "./stock-index-data.ts";
import type { Tally } from "./tallies.ts";

const parentOf: ReadonlyMap<FacetName, FacetName> = new Map(
  FACETS.flatMap((facet: Facet & { name: FacetName }) => {
    const parent = FACETS.find(({ name }) => "under" in facet && name === facet.under);
    return parent ? [[facet.name, parent.name] as const] : [];
  }),
);

const countOfMark = ({ tally, codes, mask }: MarkPlace, counts: Int32Array): number => {
  let count = 0;
  for (let code = 0; code < codes; code += 1) if ((code & mask) !== 0) count += counts[tally + code] as number;
  return count;
};

/** Chosen values the stock knows nothing of stay as well, at 0 and under their own name. */
const strangers = (chosen: ReadonlySet<string>, known: readonly string[]): FacetValue[] => {
  const names = new Set(known);
  return [...chosen]
    .filter((value) => !names.has(value))
    .map((value) => ({ value, label: value, count: 0, selected: true }));
};

const valuesOf = (
  facet: ChoiceData | AllOfData,
  chosen: ReadonlySet<string>,
  onlyChosen: boolean,
  countOf: (code: number) => number,
): FacetValue[] => {
  const listed: FacetValue[] = [];
  const listing = facet.kind === "one-of" ? facet.listing : facet.values.keys();
  for (const code of listing) {
    const value = facet.values[code] as string;
    const selected = chosen.has(value);
    if (onlyChosen && !selected) continue;
    const count = countOf(code);
    if (count > 0 || selected) listed.push({ value, label: facet.labels[code] as string, count, selected });
  }
  return chosen.size === 0 ? listed : [...listed, ...strangers(chosen, facet.values)];
};

const resultOf = (name: FacetName, facet: FacetData, query: StockQuery, tally: Tally): FacetResult => {
  const { counts } = tally;
  if (facet.kind === "flag") {
    return { kind: "flag", count: countOfMark(facet.mark, counts), selected: query.flags.includes(name) };
  }
  if (facet.kind === "range") {
    return { kind: "range", ...spreadOf(facet, tally), selected: query.ranges[name] ?? null };
  }
  const chosen = new Set(query.values[name] ?? []);
  if (facet.kind === "all-of") {
    const countOf = (code: number): number => countOfMark(facet.marks[code] as MarkPlace, counts);
    return { kind: "all-of", values: valuesOf(facet, chosen, false, countOf) };
  }
  const parent = parentOf.get(name);
  const onlyChosen = parent !== undefined && (query.values[parent] ?? []).length === 0;
  const countOf = (code: number): number => counts[facet.tally + code] as number;
  return { kind: "one-of", values: valuesOf(facet, chosen, onlyChosen, countOf) };
};

/** What each tallied facet offers, in the order of the facet table. */
export const facetResults = (
  data: StockIndexData,
  query: StockQuery,
  tallies: ReadonlyMap<FacetName, Tally>,
): Partial<Record<FacetName, FacetResult>> => {
  const results: Partial<Record<FacetName, FacetResult>> = {};
  for (const { name } of FACETS) {
    const tally = tallies.get(name);
    if (tally) results[name] = resultOf(name, data.facets[name], query, tally);
  }
  return results;
};
