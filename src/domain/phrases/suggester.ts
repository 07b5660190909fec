import type { StockIndex } from "../search/index.ts";
import { EMPTY_QUERY, type FacetName } from "../vehicles/index.ts";
import type { Weigh } from "./beginnings.ts";
import { createCompletions } from "./completions.ts";
import { createLexicon } from "./lexicon.ts";
import type { Suggester } from "./candidates.ts";

/** Looks up once what understanding and suggesting need to know of the stock behind an index. */
export const suggesterOf = (index: StockIndex): Suggester => {
  const { facets } = index.search(EMPTY_QUERY, { perPage: 1 });
  const countsOf = (name: FacetName): ReadonlyMap<string, number> => {
    const facet = facets[name];
    return new Map(facet && "values" in facet ? facet.values.map(({ value, count }) => [value, count]) : []);
  };
  const flagged = (name: FacetName): number => {
    const facet = facets[name];
    return facet?.kind === "flag" ? facet.count : 0;
  };
  const weigh: Weigh = ({ values = {}, flags = [] }) => {
    const sums = (Object.entries(values) as [FacetName, readonly string[]][]).map(([name, chosen]) => {
      const counts = countsOf(name);
      return chosen.reduce((sum, value) => sum + (counts.get(value) ?? 0), 0);
    });
    return Math.min(...sums, ...flags.map(flagged));
  };
  const { year } = facets;
  const vocabulary = index.vocabulary();
  return {
    ground: {
      lexicon: createLexicon(vocabulary),
      isOfStock: index.hasWord,
      newestYear: year?.kind === "range" ? year.max : null,
      valuesOf: (name) => [...countsOf(name)].filter(([, count]) => count > 0).map(([value]) => value),
    },
    completions: createCompletions(vocabulary, weigh),
    count: index.count,
    nameOf: index.valueName,
  };
};
