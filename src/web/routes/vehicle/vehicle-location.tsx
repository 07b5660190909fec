import { Button } from "../../../ui/button/button.tsx";
import { PhoneIcon, PinIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { vehiclePageStrings } from "../../strings/vehicle-page.ts";
import { OpeningHoursTable, OpenNow, type LocationView } from "../../features/locations/index.ts";
import { Person, type PersonView } from "../../features/people/index.ts";

const strings = vehiclePageStrings.location;

/** Address, contact and opening hours of the vehicle's location. */
type VehicleLocationProps = { readonly location: LocationView; readonly adviser: PersonView | null };

export const VehicleLocation = ({ location, adviser }: VehicleLocationProps) => (
  <div className="place">
    <div className="place-words">
      <p className="text-l strong snug">
        <Link href={location.href}>{location.name}</Link>
      </p>
      <OpenNow isOpen={location.isOpen} label={location.openNow} />
      <address className="vehicle-address text-soft">
        {location.address}
        <br />
        <Link href={`mailto:${location.email}`}>{location.email}</Link>
      </address>
      <div className="vehicle-location-actions cluster no-print">
        <Button variant="tertiary" href={location.phoneHref} icon={<PhoneIcon />} label={location.phone} />
        {location.routeHref && (
          <Button variant="tertiary" href={location.routeHref} icon={<PinIcon />} label={strings.route} />
        )}
      </div>
    </div>
    {adviser && (
      <div className="place-adviser">
        <p className="text-m strong">{vehiclePageStrings.adviser}</p>
        <Person person={adviser} />
      </div>
    )}
    <OpeningHoursTable title={strings.showroom} rows={location.showroom} />
    {location.workshop && <OpeningHoursTable title={strings.workshop} rows={location.workshop} />}
  </div>
);
