export { type ChoiceFilter, ChoiceFilters, type ChoiceFiltersView, chosen, toChoiceFilter } from "./choice-filters.tsx";
