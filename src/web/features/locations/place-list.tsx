import { Link } from "../../../ui/link/link.tsx";
import { locationStrings as words } from "../../strings/locations.ts";
import { OpenNow } from "./opening-hours.tsx";
import type { PlaceCard } from "./place-card.ts";

/** On one line where there is room; a postcode is never torn from its town. */
export const PlaceAddress = ({ lines: [street, town] }: { readonly lines: PlaceCard["address"] }) => (
  <p className="site-address">
    {street}, <span className="whitespace-nowrap">{town}</span>
  </p>
);

/** Where a place stands in the list, for the map beside it. */
export const placeId = (slug: string): string => `lieu-${slug}`;

export type ListedPlace = PlaceCard & {
  /** Where an appointment at its workshop is made. */
  readonly workshopHref?: string | null;
};

const Place = ({
  place,
  number,
  linked,
}: {
  readonly place: ListedPlace;
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
      <PlaceAddress lines={place.address} />
      <p className="site-links">
        <Link href={place.phoneHref} className="figures">
          {place.phone}
        </Link>
        {place.routeHref && <Link href={place.routeHref}>{words.route}</Link>}
        {place.workshopHref && <Link href={place.workshopHref}>{words.workshopAppointment}</Link>}
      </p>
    </div>
  </li>
);

type PlaceListProps = {
  readonly places: readonly ListedPlace[];
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
