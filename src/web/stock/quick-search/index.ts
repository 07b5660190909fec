export { QuickSearch } from "./quick-search.tsx";
export { useLocationSuggestions } from "./use-location-suggestions.ts";
