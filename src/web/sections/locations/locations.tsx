import { Link } from "../../../ui/link/link.tsx";
import { OpenNow } from "../../features/locations/opening-hours.tsx";
import { SiteMap } from "../../features/locations/site-map.tsx";
import { sectionStrings as words } from "../../strings/sections.ts";
import { SectionFrame } from "../section-frame.tsx";
import type { PlaceCard, SectionViewOf } from "../section-views.ts";

const Place = ({ place, number }: { readonly place: PlaceCard; readonly number: number }) => (
  <li className="site">
    <span className="site-number figures" aria-hidden="true">
      {number}
    </span>
    <div>
      <h3>{place.name}</h3>
      <OpenNow isOpen={place.isOpen} words={place.openNow} />
      <p className="site-address">{place.address}</p>
      <p className="site-links">
        <Link href={place.phoneHref} className="figures">
          {place.phone}
        </Link>
        {place.routeHref && <Link href={place.routeHref}>{words.route}</Link>}
      </p>
    </div>
  </li>
);

/** The country with its sites, numbered as in the list that says who is open now. */
export const Locations = ({ view }: { readonly view: SectionViewOf<"locations"> }) => (
  <SectionFrame anchor={view.anchor} title={view.title} text={view.text}>
    <div className={view.map ? "sites sites-with-map" : "sites"}>
      <ol className="sites-list">
        {view.places.map((place, index) => (
          <Place key={place.name} place={place} number={index + 1} />
        ))}
      </ol>
      {view.map && <SiteMap sites={view.places} />}
    </div>
  </SectionFrame>
);
