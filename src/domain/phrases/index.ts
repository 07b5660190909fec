export {
  type QuickSearchParser,
  prepareQuickSearch,
} from "./quick-search-parser.ts";
export type { Suggestion } from "./suggestions/suggestion.ts";
