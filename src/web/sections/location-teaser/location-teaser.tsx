import { Link } from "../../../ui/link/link.tsx";
import { OpeningHoursTable, OpenNow, PostalLines, locationStrings as strings } from "../../locations/index.ts";
import { ContentButtons } from "../elements/content-buttons.tsx";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import type { LocationTeaserView } from "./location-teaser-view.ts";

/** Address, contact and opening hours of one location. */
export const LocationTeaser = ({ view }: { readonly view: LocationTeaserView }) => {
  const { location } = view;
  if (location === null) return null;
  return (
    <SectionFrame anchor={view.anchor} title={view.title ?? location.name} text={view.text}>
      <div className="place-teaser">
        <div className="place-teaser-way">
          <OpenNow locationId={location.id} isOpen={location.isOpen} label={location.openNow} />
          <p className="text-l">
            <PostalLines lines={location.address} />
          </p>
          <p className="site-links" data-location-id={location.id}>
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
