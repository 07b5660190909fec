import { Link } from "../../../ui/link/link.tsx";
import { LocationList } from "../../locations/index.ts";
import { SvgMap, mapStrings } from "../../platform/map/index.ts";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import type { LocationsView } from "./locations-view.ts";

/** Map and list share the numbering; phones link to the map. */
export const Locations = ({ view }: { readonly view: LocationsView }) => (
  <SectionFrame anchor={view.anchor} title={view.title} text={view.text}>
    <div className={view.map ? "sites sites-with-map" : "sites"}>
      <LocationList locations={view.locations} inRow={view.map !== null} />
      {view.map && (
        <>
          <p className="sites-phone-link">
            <Link href={view.mapHref}>{mapStrings.toMap}</Link>
          </p>
          <div className="sites-desk-map">
            <SvgMap view={view.map} label={mapStrings.label} />
          </div>
        </>
      )}
    </div>
  </SectionFrame>
);
