import { Link } from "../../../ui/link/link.tsx";
import { locationStrings as words } from "../../strings/locations.ts";
import { OpenNow } from "./opening-hours.tsx";
import type { PlaceCard } from "./place-card.ts";

/** Where a place stands in the list, for the map beside it. */
export const placeId = (slug: string): string => `lieu-${slug}`;

const Place = ({
  place,
  number,
  linked,
}: {
  readonly place: PlaceCard;
  readonly number: number;
  readonly linked: boolean;
}) => (
  <li className="site" id={linked ? placeId(place.slug) : undefined}>
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

type PlaceListProps = {
  readonly places: readonly PlaceCard[];
  /** The map's markers lead here. */
  readonly linked?: boolean;
};

/** Places one under the other, numbered as on the map, with who is open now. */
export const PlaceList = ({ places, linked = false }: PlaceListProps) => (
  <ol className="sites-list">
    {places.map((place, index) => (
      <Place key={place.slug} place={place} number={index + 1} linked={linked} />
    ))}
  </ol>
);
