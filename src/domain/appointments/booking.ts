import { hoursForDate, localTime, type OpeningHours } from "../locations/index.ts";
import type { Rate } from "../shared/index.ts";

/** An appointment as calendars read it. Instants are ISO 8601 in UTC. */
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
  /** Rises with every change of the appointment: calendars take the entry with the highest. */
  readonly sequence: number;
  /** ISO 8601: when it was booked, last moved or cancelled. The same state of an appointment gives the same file. */
  readonly changedAt: string;
  readonly isCancelled: boolean;
};

type Participant = { readonly name: string; readonly email: string };

/**
 * How a calendar file is sent by mail (RFC 5546): `REQUEST` enters or changes its entry in the calendar of the attendee,
 * `CANCEL` removes it.
 */
export type CalendarMessage = {
  readonly method: "REQUEST" | "CANCEL";
  readonly organizer: Participant;
  readonly attendee: Participant;
};

/** A booked appointment. Instants are ISO 8601 in UTC. */
export type Booking = {
  readonly location: string;
  readonly calendar: string;
  readonly start: string;
  readonly end: string;
  /** What is done, as the form names it; absent for a form that does not ask. */
  readonly work?: string;
  /** Lowest price as agreed, in cents. */
  readonly price_cents?: number;
  /** How often it was moved or cancelled: the SEQUENCE of its calendar entry. Absent: never. */
  readonly changes?: number;
  /** When it was last moved or cancelled; absent: not since it was booked, or before this was recorded. */
  readonly changed_at?: string;
  /** Since when it is given back; absent while it holds. */
  readonly cancelled_at?: string;
};

/** When visitors are reminded of an appointment, in hours before its start. */
export type ReminderRules = {
  /** 0: never. */
  readonly reminder_hours: number;
  /** Not when the appointment was booked or moved later than this. */
  readonly reminder_notice_hours: number;
};

const HOUR_MS = 3_600_000;

/** The instant of the reminder (ISO 8601); null: none. `now`: of the booking or of the move. */
export const reminderTime = (
  { start }: Pick<Booking, "start">,
  now: Date,
  { reminder_hours: hours, reminder_notice_hours: notice }: ReminderRules,
): string | null => {
  const at = Date.parse(start);
  if (hours === 0 || now.getTime() > at - Math.max(hours, notice) * HOUR_MS) return null;
  return new Date(at - hours * HOUR_MS).toISOString();
};

/** Limits for the appointments of one location, so that nobody empties its calendar. */
export type BookingLimits = {
  /** Appointments to come that one person may have. */
  readonly per_person: number;
  /** More bookings than this have to be confirmed by email before they hold a seat. */
  readonly burst: Rate;
};

export const UNLIMITED_BOOKINGS: BookingLimits = { per_person: Infinity, burst: { limit: Infinity, seconds: 0 } };

/** True if the location is open from the start of an appointment to its end, without a break. `timeZone`: IANA name. */
export const fitsHours = (
  { start, end }: Pick<Booking, "start" | "end">,
  hours: OpeningHours,
  timeZone: string,
): boolean => {
  const from = localTime(new Date(start), timeZone);
  const to = localTime(new Date(end), timeZone);
  const until = to.date === from.date ? to.time : to.time === "00:00" ? "24:00" : null;
  return (
    until !== null &&
    hoursForDate(hours, from.date).spans.some(({ open, closed }) => open <= from.time && until <= closed)
  );
};

/** `workshop` falls back to the showroom's hours. */
export type LocationHoursKind = "showroom" | "workshop";

export type LocationWithHours = {
  readonly showroom_hours: OpeningHours;
  readonly workplace_hours: OpeningHours | null;
};

/** The workshop falls back to the showroom's hours. */
export const locationHours = (location: LocationWithHours): Readonly<Record<LocationHoursKind, OpeningHours>> => ({
  showroom: location.showroom_hours,
  workshop: location.workplace_hours ?? location.showroom_hours,
});
