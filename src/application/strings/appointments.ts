import type { Booking, CalendarEntry, Work } from "#domain/appointments/index.ts";
import { findLeadKind, findSlotField, type LeadKind } from "#domain/forms/index.ts";
import { type Weekday, WEEKDAY_KEYS } from "#domain/locations/index.ts";
import { formatEuros } from "#domain/shared/index.ts";
import { fieldStrings, findLeadKindStrings, leadKindStrings } from "./forms/lead-kind-strings.ts";
import { WEEKDAY_LABELS } from "./hours.ts";
import type { Lead } from "#domain/leads/index.ts";
import { subjectSummary } from "./leads.ts";

/** "45 min", "1 h", "1 h 30", with no-break spaces. */
export const durationLabel = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, "0")}`;
};

const priceFrom = (cents: number): string => `à partir de ${formatEuros(cents)}`;

/** "du lundi au vendredi", "le lundi et le mercredi". */
export const daysLabel = (days: readonly Weekday[]): string => {
  const indexes = WEEKDAY_KEYS.flatMap((day, index) => (days.includes(day) ? [index] : []));
  const labels = indexes.map((index) => WEEKDAY_LABELS[WEEKDAY_KEYS[index] as Weekday]);
  const [first = "", last = ""] = [labels[0], labels.at(-1)];
  const isRange = indexes.length > 2 && (indexes.at(-1) ?? 0) - (indexes[0] ?? 0) === indexes.length - 1;
  if (isRange) return `du ${first} au ${last}`;
  const named = labels.map((label) => `le ${label}`);
  return named.length < 2 ? named.join("") : `${named.slice(0, -1).join(", ")} et ${named.at(-1)}`;
};

/** What the settings say about a work: "1 h, à partir de 99 €, du lundi au vendredi". Possibly empty. */
export const workDetails = ({ minutes, price_cents, days }: Work): string =>
  [
    minutes === undefined ? "" : durationLabel(minutes),
    price_cents === undefined ? "" : priceFrom(price_cents),
    days === undefined ? "" : daysLabel(days),
  ]
    .filter(Boolean)
    .join(", ");

/** The label of a work in the form of a kind. */
const workLabel = (kind: LeadKind, work: string): string => {
  const name = findSlotField(kind)?.work;
  return (name === undefined ? undefined : fieldStrings(leadKindStrings(kind), name).options?.[work]) ?? work;
};

type BookedWork = Pick<Booking, "start" | "end" | "work" | "price_cents">;

/** What an appointment is for: "Monter des pneus sur mes jantes", "Essai routier". */
export const bookedWorkName = (kindName: string, { work }: Pick<BookedWork, "work">): string => {
  const kind = findLeadKind(kindName);
  if (kind !== null && work !== undefined) return workLabel(kind, work);
  const strings = findLeadKindStrings(kindName);
  return strings?.appointment ?? strings?.title ?? kindName;
};

/** "1 h, à partir de 99 €". */
export const bookedWorkTerms = ({ start, end, price_cents }: BookedWork): string =>
  workDetails({ minutes: Math.round((Date.parse(end) - Date.parse(start)) / 60_000), price_cents });

type Appointment = {
  /** Name of the lead's kind. */
  readonly kind: string;
  readonly reference: string;
  /** Summary of the subject; possibly empty. */
  readonly about: string;
  readonly booking: Pick<Booking, "start" | "end" | "work" | "price_cents" | "changes" | "changed_at" | "cancelled_at">;
  /** ISO 8601: of an appointment that was not changed since. */
  readonly bookedAt: string;
  readonly location: CalendarEntry["location"];
  /** Host name in its UID. */
  readonly uidHost: string;
  /** Absolute URL of the details page. */
  readonly url: string;
};

const lastChange = (
  { changed_at: changedAt, cancelled_at: cancelledAt }: Pick<Booking, "changed_at" | "cancelled_at">,
  bookedAt: string,
): string => changedAt ?? cancelledAt ?? bookedAt;

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
    changedAt: lastChange(appointment.booking, appointment.bookedAt),
    isCancelled: appointment.booking.cancelled_at !== undefined,
  };
};

/** The appointment in the calendar of its location: what, when and the reference, nothing about the visitor. */
export const createAgendaEntry = (
  {
    kind,
    reference,
    subject,
    booking,
    routing,
    created_at: bookedAt,
  }: Pick<Lead, "kind" | "reference" | "subject" | "booking" | "routing" | "created_at">,
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
    changedAt: lastChange(booking, bookedAt),
    isCancelled: false,
  };
};
