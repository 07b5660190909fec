import { z } from "zod";
import { SLOT_CALENDARS, worksOfCalendar } from "../../forms/index.ts";
import { WEEKDAY_KEYS } from "../../locations/index.ts";
import { rate, slug } from "./names.ts";

/** A kind of work: every appointment of a calendar, or one work, everywhere or at one location. */
const work = z.strictObject({
  calendar: z.enum(SLOT_CALENDARS),
  /** Value of the form's field "work"; absent: every work of the calendar. */
  work: z.string().optional(),
  location: slug.optional(),
  minutes: z.number().int().min(5).max(480).optional(),
  /** Lowest price, taxes included. */
  price_cents: z.number().int().min(0).max(10_000_000).optional(),
  days: z.array(z.enum(WEEKDAY_KEYS)).min(1).optional(),
  /** Places where it can be done at the same time; absent: `capacity`, or that of the location. */
  resources: z.number().int().min(1).max(20).optional(),
});

const workName = (entry: z.infer<typeof work>): string => JSON.stringify([entry.calendar, entry.work, entry.location]);

const works = z.array(work).superRefine((entries, context) => {
  const names = entries.map(workName);
  for (const [index, entry] of entries.entries()) {
    if (entry.work !== undefined && !worksOfCalendar(entry.calendar).includes(entry.work)) {
      const message = `must be one of ${worksOfCalendar(entry.calendar).join(", ") || "none: the form asks for no work"}`;
      context.addIssue({ code: "custom", path: [index, "work"], message });
    }
    if (names.indexOf(workName(entry)) !== index) {
      context.addIssue({ code: "custom", path: [index], message: "is a second entry for this work" });
    }
  }
});

/** Slots of appointments, at every location. */
export const slots = z.strictObject({
  minutes: z.number().int().min(15).max(240).default(60),
  capacity: z.number().int().min(1).max(20).default(1),
  /** Slots start at the earliest after `lead_hours`, at the latest after `horizon_days`. */
  lead_hours: z.number().int().min(0).max(240).default(4),
  horizon_days: z.number().int().min(1).max(120).default(28),
  /** Appointments to come that one person may have at a location. */
  per_person: z.number().int().min(1).max(100).default(3),
  /** More bookings at a location than this have to be confirmed by email before they hold a seat. */
  burst: rate.prefault("20/24h"),
  /** Hours before an appointment at which its visitor is reminded; 0: never. */
  reminder_hours: z.number().int().min(0).max(168).default(24),
  /** Nobody is reminded of what was booked or moved fewer hours before. */
  reminder_notice_hours: z.number().int().min(0).max(240).default(48),
  /** Length, price, days and places of works. The most specific entry that states one of them decides it. */
  works: works.default([]),
});
