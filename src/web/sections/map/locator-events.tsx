import { useLocation } from "react-router";
import { LOCATOR_PARAMETERS } from "#domain/locations/index.ts";
import {
  chosenValue,
  type OwnText,
  ownText,
  PageEvent,
  TYPED,
  useFilterEvents,
} from "../../platform/analytics/index.ts";

/** The stock's names of the same filters, and names of their own for those that the stock lacks. */
const FACETS: ReadonlyMap<string, OwnText> = new Map([
  [LOCATOR_PARAMETERS.text, ownText("q")],
  [LOCATOR_PARAMETERS.brand, ownText("brand")],
  [LOCATOR_PARAMETERS.near, ownText("near")],
  [LOCATOR_PARAMETERS.service, ownText("service")],
  [LOCATOR_PARAMETERS.opening, ownText("opening")],
]);

const pushedValueOf = ({ facet, value }: { readonly facet: string; readonly value: string }): OwnText => {
  if (facet === LOCATOR_PARAMETERS.text) return TYPED;
  return facet === LOCATOR_PARAMETERS.near ? ownText("position") : chosenValue(value);
};

/** Events of the locator. A position is pushed without its coordinates. */
export const LocatorEvents = ({ count }: { readonly count: number }) => {
  const { search } = useLocation();
  useFilterEvents({
    search: search.slice(1),
    resultCount: count,
    isFilter: (facet) => FACETS.has(facet),
    eventOf: () => "adjust_location_filter",
    pushedFacetOf: (facet) => FACETS.get(facet) ?? TYPED,
    pushedValueOf,
  });
  return <PageEvent event="view_location_overview" fields={{ result_count: count }} />;
};
