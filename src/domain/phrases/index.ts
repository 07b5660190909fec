export { type QuickSearch, createQuickSearch } from "./quick-search.ts";
export type { Suggestion } from "./suggestion.ts";
