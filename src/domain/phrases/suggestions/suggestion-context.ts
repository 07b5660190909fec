import type { StockIndex } from "../../search/index.ts";
import { EMPTY_QUERY, type FlagFacetName, type ValueFacetName, type VehicleLabels } from "../../vehicles/index.ts";
import type { EstimateCount } from "./completion-keys.ts";
import { createCompletions } from "./completions.ts";
import { createLexicon } from "../lexicon/lexicon.ts";
import type { Topics } from "../lexicon/topics.ts";
import { queryLabel } from "./query-label.ts";
import type { SuggestionContext } from "./candidates.ts";

/** Reads the names and counts of the stock once. */
export const createSuggestionContext = (
  index: StockIndex,
  topics: Topics,
  labels: VehicleLabels,
): SuggestionContext => {
  const { facets } = index.search(EMPTY_QUERY, { perPage: 1 });
  const countsByValue = (name: ValueFacetName): ReadonlyMap<string, number> => {
    const facet = facets[name];
    return new Map(facet && "values" in facet ? facet.values.map(({ value, count }) => [value, count]) : []);
  };
  const flagCount = (name: FlagFacetName): number => {
    const facet = facets[name];
    return facet?.kind === "flag" ? facet.count : 0;
  };
  const estimateCount: EstimateCount = ({ values = {}, flags = [] }) => {
    const sums = (Object.entries(values) as [ValueFacetName, readonly string[]][]).map(([name, selected]) => {
      const counts = countsByValue(name);
      return selected.reduce((sum, value) => sum + (counts.get(value) ?? 0), 0);
    });
    return Math.min(...sums, ...flags.map(flagCount));
  };
  const { year } = facets;
  const vocabulary = index.vocabulary();
  return {
    parserContext: {
      lexicon: createLexicon(vocabulary, topics),
      country: index.country,
      stockHasToken: index.hasToken,
      newestYear: year?.kind === "range" ? year.max : null,
      availableValues: (name) => [...countsByValue(name)].filter(([, count]) => count > 0).map(([value]) => value),
    },
    completions: createCompletions(vocabulary, topics, labels, estimateCount),
    count: index.count,
    label: (query) => queryLabel(query, { valueName: index.valueName, country: index.country, labels }),
  };
};
