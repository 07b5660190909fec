import { Link } from "../../../ui/link/link.tsx";
import { OpeningHours, OpenNow } from "../../features/locations/opening-hours.tsx";
import { locationStrings as words } from "../../strings/locations.ts";
import { ContentButtons } from "../content-buttons.tsx";
import { SectionFrame } from "../section-frame.tsx";
import type { SectionViewOf } from "../section-views.ts";

/** One place: where it is, whether it is open now, its week, and the way there. */
export const LocationTeaser = ({ view }: { readonly view: SectionViewOf<"location_teaser"> }) => {
  const { place } = view;
  if (place === null) return null;
  return (
    <SectionFrame anchor={view.anchor} title={view.title ?? place.name} text={view.text}>
      <div className="place-teaser">
        <div className="place-teaser-way">
          <OpenNow isOpen={place.isOpen} words={place.openNow} />
          <p className="text-l">{place.address}</p>
          <p className="site-links">
            <Link href={place.phoneHref} className="figures">
              {place.phone}
            </Link>
            <Link href={`mailto:${place.email}`}>{place.email}</Link>
            {place.routeHref && <Link href={place.routeHref}>{words.route}</Link>}
            {view.workshopHref && <Link href={view.workshopHref}>{words.workshopAppointment}</Link>}
          </p>
          {view.buttons.length > 0 && <ContentButtons buttons={view.buttons} />}
        </div>
        <div className="place-teaser-hours">
          <OpeningHours title={words.showroom} rows={place.showroom} />
          {place.workshop && <OpeningHours title={words.workshop} rows={place.workshop} />}
        </div>
      </div>
    </SectionFrame>
  );
};
