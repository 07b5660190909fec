import { Link } from "../../../ui/link/link.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { locationStrings as strings } from "./locations-strings.ts";
import { OpenStates } from "./open-now.tsx";
import type { LocationCard } from "./location-card.ts";
import { PostalLines } from "./postal-lines.tsx";

export const LocationAddress = ({ lines }: { readonly lines: LocationCard["address"] }) => (
  <p className="text-s text-soft">
    <PostalLines lines={lines} />
  </p>
);

/** Id of a list item, the target of its marker on the map. */
export const locationAnchor = (slug: string): string => `lieu-${slug}`;

export type ListedLocation = LocationCard & {
  /** Form for a workshop appointment. */
  readonly workshopHref?: string | null;
  /** Form for a tyre appointment. */
  readonly tyreHref?: string | null;
  /** "4,7 km" from the position of the search. */
  readonly distance?: string | null;
  /** "Ford, Hyundai, Kia": the brands of the location. */
  readonly brands?: string | null;
};

type LocationListProps = {
  readonly locations: readonly ListedLocation[];
  /** One swiped row on phones. */
  readonly inRow?: boolean;
  /** Gives the items the ids that map markers link to. */
  readonly linked?: boolean;
  /** Slug of the location that the pointer is over on the map. */
  readonly active?: string | null;
  readonly onActive?: (slug: string | null) => void;
};

type LocationItemProps = Pick<LocationListProps, "active" | "onActive" | "linked"> & {
  readonly location: ListedLocation;
  readonly number: number;
};

const LocationItem = ({ location, number, linked, active, onActive }: LocationItemProps) => (
  <li
    className={classNames("site", active === location.slug && "site-active")}
    id={linked ? locationAnchor(location.slug) : undefined}
    data-location-id={location.id}
    onMouseEnter={() => onActive?.(location.slug)}
    onMouseLeave={() => onActive?.(null)}
    onFocus={() => onActive?.(location.slug)}
    onBlur={() => onActive?.(null)}
  >
    <span className="site-number figures" aria-hidden="true">
      {number}
    </span>
    <div>
      <h3>
        <Link href={location.href} quiet>
          {nonBreakingTitle(location.name)}
        </Link>
      </h3>
      <p className="cluster gap-2 gap-x-16">
        <OpenStates id={location.id} showroom={location} workshop={location.workshop} />
        {location.distance && <span className="site-distance text-s strong figures">{location.distance}</span>}
      </p>
      <LocationAddress lines={location.address} />
      {location.brands && <p className="text-s">{location.brands}</p>}
      <p className="cluster gap-4 gap-x-20 mt-6 text-s">
        <Link href={location.phoneHref} className="figures">
          {location.phone}
        </Link>
        {location.routeHref && <Link href={location.routeHref}>{strings.route}</Link>}
        {location.tyreHref && <Link href={location.tyreHref}>{strings.tyreAppointment}</Link>}
        {location.workshopHref && <Link href={location.workshopHref}>{strings.workshopAppointment}</Link>}
      </p>
    </div>
  </li>
);

/** Numbered like the markers on the map. */
export const LocationList = ({ locations, inRow = false, ...item }: LocationListProps) => (
  <ol className={classNames("sites-list", inRow && "phone-row")}>
    {locations.map((location, index) => (
      <LocationItem key={location.slug} location={location} number={index + 1} {...item} />
    ))}
  </ol>
);
