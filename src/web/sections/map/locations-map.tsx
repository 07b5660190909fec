import { useState } from "react";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { LocationList, locationStrings } from "../../locations/index.ts";
import { MovableMap, mapStrings } from "../../platform/map/index.ts";
import { locatorStrings } from "./locator-strings.ts";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import { LocatorEvents } from "./locator-events.tsx";
import { LocatorSearch } from "./locator-search.tsx";
import { MAP_ANCHOR } from "./map-anchor.ts";
import { noMatchTitle } from "./no-match-title.ts";
import type { LocatorView } from "./map-view.ts";

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

/** Search, list and map of the matching locations. */
export const LocationsMap = ({ view }: { readonly view: LocatorView }) => (
  <SectionFrame anchor={view.anchor} title={view.title} text={view.text}>
    {!view.title && <h2 className="sr-only">{locatorStrings.list}</h2>}
    {view.search && <LocatorEvents count={view.locations.length} />}
    {view.search && <LocatorSearch key={view.search.text} view={view.search} />}
    {view.locations.length === 0 ? <NoMatch search={view.search} /> : <ListAndMap view={view} />}
  </SectionFrame>
);
