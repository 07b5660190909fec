import { useLocation } from "react-router";
import { LOCATOR_PARAMETERS } from "#domain/locations/index.ts";
import { PageEvent, useFilterEvents } from "../../platform/analytics/index.ts";

const FACETS: ReadonlySet<string> = new Set([
  LOCATOR_PARAMETERS.text,
  LOCATOR_PARAMETERS.brand,
  LOCATOR_PARAMETERS.service,
  LOCATOR_PARAMETERS.opening,
  LOCATOR_PARAMETERS.near,
]);

/** Events of the locator. A position is pushed without its coordinates. */
export const LocatorEvents = ({ count }: { readonly count: number }) => {
  const { search } = useLocation();
  useFilterEvents({
    search: search.slice(1),
    resultCount: count,
    isFilter: (facet) => FACETS.has(facet),
    eventOf: () => "adjust_location_filter",
    pushedValueOf: ({ facet, value }) => (facet === LOCATOR_PARAMETERS.near ? "position" : value),
  });
  return <PageEvent event="view_location_overview" fields={{ result_count: count }} />;
};
