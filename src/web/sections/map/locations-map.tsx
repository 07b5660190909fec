import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { LocationList, LocationSearch, LocationMap } from "../../features/locations/index.ts";
import { locationStrings as strings } from "../../strings/locations.ts";
import { SectionFrame } from "../elements/section-frame.tsx";
import type { MapView } from "./map-view.ts";

/** Search, list and map of the matching locations. */
export const LocationsMap = ({ view }: { readonly view: MapView }) => (
  <SectionFrame anchor={view.anchor} title={view.title} text={view.text}>
    {view.search && <LocationSearch key={view.search.value} {...view.search} matchCount={view.locations.length} />}
    {view.locations.length === 0 ? (
      <EmptyState title={strings.noMatch} text={strings.noMatchHint}>
        {view.search && <Link href={view.search.action}>{strings.all}</Link>}
      </EmptyState>
    ) : (
      <div className="sites sites-with-map">
        <LocationList locations={view.locations} linked />
        <LocationMap locations={view.locations} linked />
      </div>
    )}
  </SectionFrame>
);
