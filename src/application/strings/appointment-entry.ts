import type { Booking, CalendarEntry } from "#domain/appointments/index.ts";
import { bookedWorkName, bookedWorkTerms } from "./works.ts";

type Appointment = {
  /** Name of the lead's kind. */
  readonly kind: string;
  readonly reference: string;
  /** Summary of the subject; possibly empty. */
  readonly about: string;
  readonly booking: Pick<Booking, "start" | "end" | "work" | "price_cents">;
  readonly location: CalendarEntry["location"];
  /** Origin of the site: "https://www.alzette.example". */
  readonly siteUrl: string;
  /** Absolute URL of the details page. */
  readonly url: string;
};

/**
 * The calendar entry of a lead's appointment. The UID depends on the reference only, so that the entries from e-mail and
 * web page are one in a calendar.
 */
export const createAppointmentEntry = (appointment: Appointment): CalendarEntry => {
  const title = bookedWorkName(appointment.kind, appointment.booking);
  return {
    uid: `${appointment.reference}@${new URL(appointment.siteUrl).hostname}`,
    start: appointment.booking.start,
    end: appointment.booking.end,
    title: appointment.about === "" ? title : `${title}\u00a0: ${appointment.about}`,
    description: `${bookedWorkTerms(appointment.booking)}. Votre référence\u00a0: ${appointment.reference}. Un empêchement\u00a0? Appelez-nous, nous trouvons un autre moment.`,
    location: appointment.location,
    url: appointment.url,
  };
};
