import type { StockIndex } from "../search/index.ts";
import { EMPTY_QUERY, type StockQuery } from "../vehicles/index.ts";
import { suggesterOf } from "./suggester.ts";
import { suggestions } from "./suggest.ts";
import type { Suggestion } from "./suggestion.ts";
import { understandQuery } from "./understand.ts";

export type QuickSearch = {
  /**
   * The query with the words of its `q` turned into filters, added to those it has; what is left stays in `q`. Never
   * fails; understanding twice is understanding once.
   */
  readonly understand: (query: StockQuery) => StockQuery;
  /**
   * Completions and the reading of the whole text, best first, at most `limit`, none without vehicles. `within`: filters
   * already chosen.
   */
  readonly suggest: (text: string, limit: number, within?: StockQuery) => readonly Suggestion[];
};

/** Reads what buyers type over one index; made once for each. */
export const createQuickSearch = (index: StockIndex): QuickSearch => {
  const suggester = suggesterOf(index);
  return {
    understand: (query) => understandQuery(query, suggester.ground),
    suggest: (text, limit, within = EMPTY_QUERY) => suggestions(text, limit, within, suggester),
  };
};
