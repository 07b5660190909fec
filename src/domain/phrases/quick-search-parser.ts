import type { StockIndex } from "../search/index.ts";
import { EMPTY_QUERY, type StockQuery, type VehicleLabels } from "../vehicles/index.ts";
import { createTopics } from "./lexicon/topics.ts";
import { createSuggestionContext } from "./suggestions/suggestion-context.ts";
import { createSuggestions } from "./suggestions/suggestions.ts";
import type { Suggestion } from "./suggestions/suggestion.ts";
import { parseQueryText } from "./parser/parse-query.ts";

export type QuickSearchParser = {
  /** Turns the text `q` into filters; unmatched tokens stay in `q`. Never fails, and is idempotent. */
  readonly parse: (query: StockQuery) => StockQuery;
  /**
   * At most `limit` completions and readings of the text, best first, each with at least one vehicle. `currentQuery`:
   * filters that are already selected.
   */
  readonly suggest: (text: string, limit: number, currentQuery?: StockQuery) => readonly Suggestion[];
};

/** Prepares parsers for the labels. Create one parser per index: it collects the names of the stock. */
export const prepareQuickSearch = (labels: VehicleLabels): ((index: StockIndex) => QuickSearchParser) => {
  const topics = createTopics(labels);
  return (index) => {
    const context = createSuggestionContext(index, topics, labels);
    return {
      parse: (query) => parseQueryText(query, context.parserContext),
      suggest: (text, limit, currentQuery = EMPTY_QUERY) => createSuggestions(text, limit, currentQuery, context),
    };
  };
};
