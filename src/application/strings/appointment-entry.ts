import type { Booking, CalendarEntry } from "#domain/appointments/index.ts";
import type { Lead } from "#domain/leads/index.ts";
import { subjectSummary } from "./leads.ts";
import { bookedWorkName, bookedWorkTerms } from "./works.ts";

type Appointment = {
  /** Name of the lead's kind. */
  readonly kind: string;
  readonly reference: string;
  /** Summary of the subject; possibly empty. */
  readonly about: string;
  readonly booking: Pick<Booking, "start" | "end" | "work" | "price_cents" | "changes" | "cancelled_at">;
  readonly location: CalendarEntry["location"];
  /** Host name in its UID. */
  readonly uidHost: string;
  /** Absolute URL of the details page. */
  readonly url: string;
};

/**
 * The calendar entry of a lead's appointment. The UID depends on the reference and the host at the booking only, so that the
 * entries from e-mail and web page are one in a calendar, whatever becomes of the appointment and of the site.
 */
export const createAppointmentEntry = (appointment: Appointment): CalendarEntry => {
  const title = bookedWorkName(appointment.kind, appointment.booking);
  return {
    uid: `${appointment.reference}@${appointment.uidHost}`,
    start: appointment.booking.start,
    end: appointment.booking.end,
    title: appointment.about === "" ? title : `${title}\u00a0: ${appointment.about}`,
    description: `${bookedWorkTerms(appointment.booking)}. Votre référence\u00a0: ${appointment.reference}. Un empêchement\u00a0? Déplacez-le ou annulez-le par le lien de notre e-mail, ou appelez-nous.`,
    location: appointment.location,
    url: appointment.url,
    sequence: appointment.booking.changes ?? 0,
    isCancelled: appointment.booking.cancelled_at !== undefined,
  };
};

/** The appointment in the calendar of its location: what, when and the reference, nothing about the visitor. */
export const createAgendaEntry = (
  { kind, reference, subject, booking, routing }: Pick<Lead, "kind" | "reference" | "subject" | "booking" | "routing">,
  siteUrl: string,
): CalendarEntry | null => {
  if (booking === null) return null;
  const title = [bookedWorkName(kind, booking), subjectSummary(subject)].filter(Boolean).join("\u00a0: ");
  return {
    uid: `${reference}@${routing.uid_host ?? new URL(siteUrl).hostname}`,
    start: booking.start,
    end: booking.end,
    title: `${title} (${reference})`,
    description: bookedWorkTerms(booking),
    location: null,
    url: `${siteUrl}/`,
    sequence: booking.changes ?? 0,
    isCancelled: false,
  };
};
