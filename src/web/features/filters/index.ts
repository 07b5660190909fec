export { activeFilters, toActiveFilter, withoutFilter, type ActiveFilter } from "./active-filters.ts";
export { toFacetViews, type FacetView } from "./facet-views.ts";
export { activeFilterLabel, rangeLabel, type FindLabel } from "./filter-labels.ts";
export { NearFilter } from "./near-filter.tsx";
export { NEAR_RADII_KM, toNearFilterView, type NearFilterView } from "./near-view.ts";
export { readFacet, toFacetRest, type FacetRest } from "./read-facet.ts";
export { StockFacet } from "./stock-facet.tsx";
export { hasStaleRanges, isDirty, isSameSearch, syncForm, toSearch } from "./stock-form-state.ts";
export { useFormChanges } from "./use-form-changes.ts";
