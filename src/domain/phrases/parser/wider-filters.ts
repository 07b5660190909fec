import type { FacetValues, ValueFacetName } from "../../vehicles/index.ts";
import { type QueryFilters, valueFilters } from "../query-filters.ts";

/** What stands for a value where nothing has it together with the rest of the phrase, the nearest first. */
const WIDER: readonly (readonly [facet: ValueFacetName, value: string, instead: readonly string[]])[] = [
  ["equipment", "sunroof", ["panoramic_roof"]],
  ["equipment", "rear_camera", ["camera_360"]],
  ["equipment", "matrix_headlights", ["led_headlights"]],
  ["equipment", "winter_tyres", ["all_season_tyres"]],
  ["upholstery", "leather", ["leather", "part_leather", "synthetic_leather"]],
  ["shape", "compact", ["compact", "hatchback", "high_entry"]],
  ["seats", "7", ["7", "8", "9"]],
  ["condition", "new", ["new", "preregistered", "demonstrator"]],
  // A use rather than a body.
  ["body", "company_car", []],
];

const replaceValue = (values: FacetValues, facet: ValueFacetName, value: string, instead: readonly string[]) => {
  const rest = (values[facet] ?? []).filter((one) => one !== value);
  const all = [...new Set([...rest, ...instead])];
  const { [facet]: _, ...others } = values;
  return all.length === 0 ? others : { ...others, [facet]: all };
};

/** The filters; where nothing has them all, those with wider values that leave results. */
export const widenFilters = (filters: QueryFilters, hasResults: (filters: QueryFilters) => boolean): QueryFilters => {
  const mayWiden = WIDER.some(([facet, value]) => filters.values?.[facet]?.includes(value) === true);
  if (!mayWiden || hasResults(filters)) return filters;
  let wider = filters;
  for (const [facet, value, instead] of WIDER) {
    const { values = {} } = wider;
    // What nothing has at all stays a filter, and the page says so.
    if (values[facet]?.includes(value) !== true || !hasResults(valueFilters(facet, [value]))) continue;
    wider = { ...wider, values: replaceValue(values, facet, value, instead) };
    if (hasResults(wider)) return wider;
  }
  return filters;
};
