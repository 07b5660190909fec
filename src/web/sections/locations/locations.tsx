import { Link } from "../../../ui/link/link.tsx";
import { type LocationCard, LocationList, toLocationCard } from "../../locations/index.ts";
import { mapStrings, type MapView, SvgMap } from "../../platform/map/index.ts";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import type { SectionOf } from "#domain/content/index.ts";
import type { LiveContent } from "../elements/live-content.ts";
import { selectBySlug } from "../elements/select-by-slug.ts";

export type LocationsView = Omit<SectionOf<"locations">, "locations" | "map"> & {
  readonly locations: readonly LocationCard[];
  readonly map: MapView | null;
  /** The page with the map, which phones link to. */
  readonly mapHref: string;
};

export const toLocationsView = (
  { locations, map, ...section }: SectionOf<"locations">,
  live: LiveContent,
): LocationsView => {
  const selected = selectBySlug(live.locations, locations);
  return {
    ...section,
    locations: selected.map((location) => toLocationCard(location, live)),
    mapHref: live.paths.locations(),
    map: map ? live.mapOf({ zone: null, pins: selected, pinHref: live.paths.location, zoneHref: null }) : null,
  };
};

/** Map and list share the numbering; phones link to the map. */
export const Locations = ({ view }: { readonly view: LocationsView }) => (
  <SectionFrame anchor={view.anchor} title={view.title} text={view.text}>
    <div className={view.map ? "sites sites-with-map" : "sites"}>
      <LocationList locations={view.locations} inRow={view.map !== null} />
      {view.map && (
        <>
          <p className="phone-only text-s">
            <Link href={view.mapHref}>{mapStrings.toMap}</Link>
          </p>
          <div className="wide-only">
            <SvgMap view={view.map} label={mapStrings.label} />
          </div>
        </>
      )}
    </div>
  </SectionFrame>
);
