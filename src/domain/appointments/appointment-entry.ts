import type { Booking } from "./booking.ts";

/** Instants are ISO 8601 in UTC. */
export type CalendarEntry = {
  /** Stable per appointment, so that calendars update an existing entry. */
  readonly uid: string;
  readonly start: string;
  readonly end: string;
  readonly title: string;
  readonly description: string;
  readonly location: { readonly name: string; readonly address: string; readonly phone: string } | null;
  /** Absolute URL of the details page. */
  readonly url: string;
  /** With an organizer the file has the method `PUBLISH`, which mail programs recognise. */
  readonly organizer?: { readonly name: string; readonly email: string };
};

type Appointment = {
  /** Title of the kind, and of its calendar entry when that differs. */
  readonly kind: { readonly title: string; readonly appointment?: string };
  readonly reference: string;
  /** Summary of the subject; possibly empty. */
  readonly about: string;
  readonly booking: Pick<Booking, "start" | "end">;
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
  const title = appointment.kind.appointment ?? appointment.kind.title;
  return {
    uid: `${appointment.reference}@${new URL(appointment.siteUrl).hostname}`,
    start: appointment.booking.start,
    end: appointment.booking.end,
    title: appointment.about === "" ? title : `${title}\u00a0: ${appointment.about}`,
    description: `Votre référence\u00a0: ${appointment.reference}. Un empêchement\u00a0? Appelez-nous, nous trouvons un autre moment.`,
    location: appointment.location,
    url: appointment.url,
  };
};
