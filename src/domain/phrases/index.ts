export {
  type QuickSearchParser,
  createQuickSearchParser,
} from "./quick-search-parser.ts";
export type { Suggestion } from "./suggestions/suggestion.ts";
