export { type ChoiceFilter, type ChoiceFiltersView, chosen, toChoiceFilter } from "./choice-filter.ts";
export { ChoiceFilters } from "./choice-filters.tsx";
