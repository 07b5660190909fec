export {
  type QuickSearchParser,
  createQuickSearchParser,
} from "./quick-search-parser.ts";
export type { Suggestion } from "./suggestion.ts";
