import { LocationList, LocationMap } from "../../features/locations/index.ts";
import { SectionFrame } from "../section-frame.tsx";
import type { SectionViewOf } from "../section-views.ts";

/** The map and the list share the numbering. */
export const Locations = ({ view }: { readonly view: SectionViewOf<"locations"> }) => (
  <SectionFrame anchor={view.anchor} title={view.title} text={view.text}>
    <div className={view.map ? "sites sites-with-map" : "sites"}>
      <LocationList locations={view.locations} />
      {view.map && <LocationMap locations={view.locations} />}
    </div>
  </SectionFrame>
);
