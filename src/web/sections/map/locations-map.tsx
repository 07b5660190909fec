import { useState } from "react";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { LocationList, locationStrings } from "../../locations/index.ts";
import { MovableMap, mapStrings } from "../../platform/map/index.ts";
import { locatorStrings } from "./locator-strings.ts";
import { SectionFrame } from "../../platform/section-frame/index.ts";
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
import { LocatorSearch, noMatchTitle } from "./locator-search.tsx";
import { type LocatorView, MAP_ANCHOR } from "./map-view.ts";

/** Highlights the same location in list and map. */
const ListAndMap = ({ view }: { readonly view: LocatorView }) => {
  const [active, setActive] = useState<string | null>(null);
  return (
    <div className="sites sites-with-map">
      <div>
        <p className="sites-to-map no-print">
          <Link href={`#${MAP_ANCHOR}`}>{mapStrings.toMap}</Link>
        </p>
        <LocationList locations={view.locations} linked active={active} onActive={setActive} />
      </div>
      <div id={MAP_ANCHOR} className="sites-map">
        <MovableMap view={view.map} label={mapStrings.label} tiles={view.tiles} active={active} onActive={setActive} />
        {view.wholeMapHref && (
          <p className="sites-map-links">
            <Link href={view.wholeMapHref}>{mapStrings.wholeMap}</Link>
          </p>
        )}
      </div>
    </div>
  );
};

const NoMatch = ({ search }: { readonly search: LocatorView["search"] }) => {
  const isUnknown = search === null || search.text !== "";
  return (
    <EmptyState
      title={noMatchTitle(search)}
      text={isUnknown ? locationStrings.noMatchHint : locatorStrings.noFilterMatchHint}
    >
      {search && <Link href={search.action}>{locationStrings.all}</Link>}
    </EmptyState>
  );
};

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
const LocatorEvents = ({ count }: { readonly count: number }) => {
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

/** Search, list and map of the matching locations. */
export const LocationsMap = ({ view }: { readonly view: LocatorView }) => (
  <SectionFrame anchor={view.anchor} title={view.title} text={view.text}>
    {!view.title && <h2 className="sr-only">{locatorStrings.list}</h2>}
    {view.search && <LocatorEvents count={view.locations.length} />}
    {view.search && <LocatorSearch key={view.search.text} view={view.search} />}
    {view.locations.length === 0 ? <NoMatch search={view.search} /> : <ListAndMap view={view} />}
  </SectionFrame>
);
