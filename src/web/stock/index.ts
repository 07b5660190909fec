export {
  type ActiveFilter,
  activeFilterLabel,
  activeFilters,
  type FindLabel,
  toSearch,
  useFormChanges,
} from "./filters/index.ts";
export { fallBackToLastResults } from "./last-results/index.ts";
export { LastSearch } from "./last-search/index.ts";
export { countVehicles } from "./page/title/stock-titles-strings.ts";
export { QuickSearch, useLocationSuggestions } from "./quick-search/index.ts";
