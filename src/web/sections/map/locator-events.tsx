import { useLocation } from "react-router";
import { LOCATOR_PARAMETERS } from "#domain/locations/index.ts";
import {
  chosenValue,
  type OwnText,
  ownWord,
  PageEvent,
  TYPED,
  useFilterEvents,
} from "../../platform/analytics/index.ts";

const FACETS: ReadonlySet<string> = new Set([
  LOCATOR_PARAMETERS.text,
  LOCATOR_PARAMETERS.brand,
  LOCATOR_PARAMETERS.service,
  LOCATOR_PARAMETERS.opening,
  LOCATOR_PARAMETERS.near,
]);

const pushedValueOf = ({ facet, value }: { readonly facet: string; readonly value: string }): OwnText => {
  if (facet === LOCATOR_PARAMETERS.text) return TYPED;
  return facet === LOCATOR_PARAMETERS.near ? ownWord("position") : chosenValue(value);
};

/** Events of the locator. A position is pushed without its coordinates. */
export const LocatorEvents = ({ count }: { readonly count: number }) => {
  const { search } = useLocation();
  useFilterEvents({
    search: search.slice(1),
    resultCount: count,
    isFilter: (facet) => FACETS.has(facet),
    eventOf: () => "adjust_location_filter",
    pushedValueOf,
  });
  return <PageEvent event="view_location_overview" fields={{ result_count: count }} />;
};
