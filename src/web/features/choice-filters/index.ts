export { chosen, toChoiceFilter, type ChoiceFilter, type ChoiceFiltersView } from "./choice-filter.ts";
export { ChoiceFilters } from "./choice-filters.tsx";
