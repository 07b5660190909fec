import type { StockQuery } from "#domain/vehicles/index.ts";

/** Text, sort and page of a preset are ignored. */
type PresetFilters = Pick<StockQuery, "values" | "ranges" | "flags">;

/** The filters of the preset in a query without active filters; preserves its sort and returns to page 1. */
export const withPreset = (query: StockQuery, { values, ranges, flags }: PresetFilters): StockQuery => ({
  ...query,
  values,
  ranges,
  flags,
  page: 1,
});
