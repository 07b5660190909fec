export { type ActiveFilter, activeFilters } from "./filters/active-filters.ts";
export { activeFilterLabel, type FindLabel } from "./filters/filter-labels.ts";
export { toSearch, useFormChanges } from "./filters/use-form-changes.ts";
export { fallBackToLastResults } from "./last-results/last-results.ts";
export { LastSearch } from "./last-search/last-search.tsx";
export { QuickSearch } from "./quick-search/quick-search.tsx";
export { useLocationSuggestions } from "./quick-search/use-location-suggestions.ts";
export { countVehicles } from "./page/title/stock-titles-strings.ts";
