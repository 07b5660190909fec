import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { PlaceList } from "../../features/locations/place-list.tsx";
import { PlaceSearch } from "../../features/locations/place-search.tsx";
import { SiteMap } from "../../features/locations/site-map.tsx";
import { locationStrings as words } from "../../strings/locations.ts";
import { SectionFrame } from "../section-frame.tsx";
import type { SectionViewOf } from "../section-views.ts";

/** The places on the country and in a list, both of the same ones: those a visitor's words leave. */
export const PlacesMap = ({ view }: { readonly view: SectionViewOf<"map"> }) => (
  <SectionFrame anchor={view.anchor} title={view.title} text={view.text}>
    {view.search && <PlaceSearch key={view.search.value} {...view.search} found={view.places.length} />}
    {view.places.length === 0 ? (
      <EmptyState title={words.notFound} text={words.notFoundHint}>
        {view.search && <Link href={view.search.action}>{words.all}</Link>}
      </EmptyState>
    ) : (
      <div className="sites sites-with-map">
        <PlaceList places={view.places} linked />
        <SiteMap sites={view.places} linked />
      </div>
    )}
  </SectionFrame>
);
