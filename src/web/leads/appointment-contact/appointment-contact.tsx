import { Button } from "../../../ui/button/button.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { telephoneHref } from "../form/subject/subject-card.tsx";
import type { AppointmentContactView } from "./appointment-contact-view.ts";

const strings = {
  call: (location: string) => `Une question\u00a0? Appelez ${location}\u00a0:`,
  locations: "Voir nos concessions",
} as const;

/** Whom a visitor may ask about an appointment. */
export const AppointmentContact = ({ contact, locationsHref }: AppointmentContactView) =>
  contact === null ? (
    <div>
      <Button href={locationsHref} label={strings.locations} variant="secondary" />
    </div>
  ) : (
    <p>
      {strings.call(contact.name)}{" "}
      <Link href={telephoneHref(contact.phone)} className="nowrap">
        {contact.phone}
      </Link>
    </p>
  );
