import { Link } from "../../../ui/link/link.tsx";
import {
  locationStrings as strings,
  type LocationView,
  OpeningHoursTable,
  OpenNow,
  PostalLines,
  toLocationView,
} from "../../locations/index.ts";
import { ContentButtons } from "../elements/content-buttons.tsx";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import type { SectionOf } from "#domain/content/index.ts";
import type { LiveContent } from "../elements/live-content.ts";

export type LocationTeaserView = Omit<SectionOf<"location_teaser">, "location"> & {
  /** Null if the group has no such location. */
  readonly location: (LocationView & { readonly lat: number; readonly lng: number }) | null;
  /** Form for a workshop appointment. */
  readonly workshopHref: string | null;
};

export const toLocationTeaserView = async (
  { location, ...section }: SectionOf<"location_teaser">,
  live: LiveContent,
): Promise<LocationTeaserView> => {
  const match = live.locations.find(({ slug }) => slug === location);
  if (match === undefined) return { ...section, location: null, workshopHref: null };
  const workshopOf = await live.workshopHrefs();
  const view = { ...toLocationView(match, live), lat: match.lat, lng: match.lng };
  return { ...section, location: view, workshopHref: workshopOf(match) };
};

/** Address, contact and opening hours of one location. */
export const LocationTeaser = ({ view }: { readonly view: LocationTeaserView }) => {
  const { location } = view;
  if (location === null) return null;
  return (
    <SectionFrame anchor={view.anchor} title={view.title ?? location.name} text={view.text}>
      <div className="place-teaser">
        <div className="stack gap-14 start">
          <OpenNow locationId={location.id} isOpen={location.isOpen} label={location.openNow} />
          <p className="text-l">
            <PostalLines lines={location.address} />
          </p>
          <p className="cluster gap-4 gap-x-20 mt-6 text-s" data-location-id={location.id}>
            <Link href={location.phoneHref} className="figures">
              {location.phone}
            </Link>
            <Link href={`mailto:${location.email}`}>{location.email}</Link>
            {location.routeHref && <Link href={location.routeHref}>{strings.route}</Link>}
            {view.workshopHref && <Link href={view.workshopHref}>{strings.workshopAppointment}</Link>}
            <Link href={location.href}>{strings.page}</Link>
          </p>
          {view.buttons.length > 0 && <ContentButtons buttons={view.buttons} />}
        </div>
        <div className="place-teaser-hours">
          <OpeningHoursTable title={strings.showroom} rows={location.showroom} />
          {location.workshop && <OpeningHoursTable title={strings.workshop} rows={location.workshop} />}
        </div>
      </div>
    </SectionFrame>
  );
};
