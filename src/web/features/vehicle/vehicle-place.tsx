import { Button } from "../../../ui/button/button.tsx";
import { PhoneIcon, PinIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { vehiclePageStrings } from "../../strings/vehicle-page.ts";
import { OpeningHours, OpenNow } from "../locations/opening-hours.tsx";
import type { PlaceView } from "../locations/place-view.ts";

const words = vehiclePageStrings.place;

/** Where the vehicle stands, how to get there, and when somebody is in. */
export const VehiclePlace = ({ place }: { readonly place: PlaceView }) => (
  <div className="place">
    <div className="place-words">
      <p className="text-l font-semibold leading-snug">{place.name}</p>
      <OpenNow isOpen={place.isOpen} words={place.openNow} />
      <address className="mt-3 not-italic text-soft">
        {place.address}
        <br />
        <Link href={`mailto:${place.email}`}>{place.email}</Link>
      </address>
      <div className="mt-5 flex flex-wrap gap-3 no-print">
        <Button variant="tertiary" href={place.phoneHref} icon={<PhoneIcon />} label={place.phone} />
        {place.routeHref && <Button variant="tertiary" href={place.routeHref} icon={<PinIcon />} label={words.route} />}
      </div>
    </div>
    <OpeningHours title={words.showroom} rows={place.showroom} />
    {place.workshop && <OpeningHours title={words.workshop} rows={place.workshop} />}
  </div>
);
