import { Button } from "../../../ui/button/button.tsx";
import { PhoneIcon, PinIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { vehiclePageStrings } from "../strings/vehicle-page-strings.ts";
import {
  OpeningHoursTable,
  OpenNow,
  PostalLines,
  type LocationView,
  Person,
  type PersonView,
} from "../../locations/index.ts";

const strings = vehiclePageStrings.location;

const OpeningToday = ({ location: { showroom, workshop } }: { readonly location: LocationView }) => (
  <section className="hours">
    <h3 className="text-m">{strings.today}</h3>
    <dl>
      {[
        { title: strings.showroom, rows: showroom },
        { title: strings.workshop, rows: workshop ?? [] },
      ].map(({ title, rows }) =>
        rows
          .filter(({ today }) => today)
          .map(({ hours, note }) => (
            <div key={title} className="hours-row">
              <dt>{title}</dt>
              <dd>
                {hours}
                {note && <span className="hours-note own-line text-xs text-soft">{note}</span>}
              </dd>
            </div>
          )),
      )}
    </dl>
  </section>
);

type VehicleLocationProps = {
  readonly vehicleId: number;
  readonly location: LocationView;
  readonly adviser: PersonView | null;
};

/** Address, contact and opening hours of the vehicle's location: today's hours, the others expandable. */
export const VehicleLocation = ({ vehicleId, location, adviser }: VehicleLocationProps) => (
  <div className="place">
    <div className="place-words" data-location-id={location.id}>
      <p className="text-l strong snug">
        <Link href={location.href}>{location.name}</Link>
      </p>
      <OpenNow locationId={location.id} isOpen={location.isOpen} label={location.openNow} />
      <address className="vehicle-address text-soft">
        <PostalLines lines={location.address} />
        <br />
        <Link href={`mailto:${location.email}`}>{location.email}</Link>
      </address>
      <div className="mt-20 cluster no-print">
        <Button variant="tertiary" href={location.phoneHref} icon={<PhoneIcon />} label={location.phone} />
        {location.routeHref && (
          <Button variant="tertiary" href={location.routeHref} icon={<PinIcon />} label={strings.route} />
        )}
      </div>
    </div>
    {adviser && (
      <div className="place-adviser stack gap-16">
        <p className="text-m strong">{vehiclePageStrings.adviser}</p>
        <Person person={adviser} />
      </div>
    )}
    <div className="place-hours">
      <OpeningToday location={location} />
      <details data-vehicle-id={vehicleId} data-location-id={location.id}>
        <summary data-all-hours="" className="link fit">
          {strings.allHours}
        </summary>
        <div className="place-week pt-20">
          <OpeningHoursTable title={strings.showroom} rows={location.showroom} />
          {location.workshop && <OpeningHoursTable title={strings.workshop} rows={location.workshop} />}
        </div>
      </details>
    </div>
  </div>
);
