import { PlaceList } from "../../features/locations/place-list.tsx";
import { SiteMap } from "../../features/locations/site-map.tsx";
import { SectionFrame } from "../section-frame.tsx";
import type { SectionViewOf } from "../section-views.ts";

/** The country with its sites, numbered as in the list that says who is open now. */
export const Locations = ({ view }: { readonly view: SectionViewOf<"locations"> }) => (
  <SectionFrame anchor={view.anchor} title={view.title} text={view.text}>
    <div className={view.map ? "sites sites-with-map" : "sites"}>
      <PlaceList places={view.places} />
      {view.map && <SiteMap sites={view.places} />}
    </div>
  </SectionFrame>
);
