import { z } from "zod";
import { parseDurationSeconds, parseRate } from "../../shared/index.ts";
import { SLOT_CALENDARS, worksOfCalendar } from "../../forms/index.ts";
import { WEEKDAY_KEYS } from "../../locations/index.ts";

export const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be a slug");

export const keyName = z.string().regex(/^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$/, "must be a key as test_drive");

export const host = z.string().regex(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/, "must be a host name as media.example.com");

/** A host, on loopback with a port; `hostOrigin` gives its address. */
export const serviceHost = z.union([host, z.string().regex(/^(?:127\.0\.0\.1|localhost):\d{1,5}$/)], {
  error: "must be a host name as chat.example.com",
});

const rate = z.string().transform((text, context) => {
  const parsed = parseRate(text);
  if (parsed === null)
    context.addIssue({ code: "custom", message: "must be a number and a time, at most a day: 5/24h" });
  return parsed ?? z.NEVER;
});

/** Months that a period lasts. */
export const months = z.number().int().min(1).max(240);

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

const routingRule = z.strictObject({
  /** An omitted condition matches everything. The most specific matching rule wins, then the first. */
  kind: keyName.optional(),
  location: slug.optional(),
  brand: slug.optional(),
  to: z.array(z.email()).min(1),
});

/** An e-mail address, or an https address that receives a POST. */
const adfAddress = z.union([z.email(), z.url({ protocol: /^https$/ })], {
  error: "must be an e-mail address or an https address",
});

const adfRule = z.strictObject({
  kind: keyName.optional(),
  location: slug.optional(),
  brand: slug.optional(),
  to: z.array(adfAddress).min(1),
  /** `mail`: a lead without a vehicle reaches the e-mail addresses as an e-mail for people, and the others not at all. */
  without_vehicle: z.enum(["adf", "mail"]).default("adf"),
});

/** Opening time as `4h` or `90m`, in minutes; `off`: null. */
const answerTime = z.string().transform((text, context): number | null => {
  if (text === "off") return null;
  const minutes = Math.floor((parseDurationSeconds(text) ?? 0) / 60);
  if (minutes >= 5 && minutes <= 200 * 60) return minutes;
  context.addIssue({ code: "custom", message: "must be off, or opening time from 5m to 200h as 4h or 90m" });
  return z.NEVER;
});

const answerRule = z.strictObject({
  kind: keyName.optional(),
  location: slug.optional(),
  /** Opening time of the location within which a lead is answered; then the next person gets it. */
  within: answerTime,
  /** Who gets it, one after the other; after the last the manager. */
  next: z.array(z.email()).default([]),
});

const scanner = z.union(
  [z.array(z.string().min(1)).min(1), z.url({ protocol: /^icaps?$/ }).regex(/^icaps?:\/\/[^\s/?#@]+\/[^\s#]+$/)],
  { error: 'must be a command as [clamdscan, --no-summary, "-"] or an address as icap://127.0.0.1:1344/avscan' },
);

/** Who gets a lead, and within what time it is answered. */
export const leads = z.strictObject({
  /** Maximum number of confirmation emails per address, regardless of the sender of the form. */
  confirmations: rate.prefault("5/24h"),
  /**
   * Program and options that read an uploaded file from standard input: exit code 0 for a clean, 1 for an infected one; or
   * the address of an ICAP service.
   */
  scanner: scanner.nullable().default(null),
  /** When an unanswered lead goes to the next person. The most specific matching rule wins; without one, never. */
  answers: z.array(answerRule).prefault([{ within: "4h" }]),
  /** Dealer systems that accept leads as ADF. The most specific matching rule wins; there may be none. */
  adf: z.array(adfRule).default([]),
  routing: z
    .array(routingRule)
    .min(1)
    .refine((rules) => rules.some((rule) => !rule.kind && !rule.location && !rule.brand), {
      error: "must have one rule for every lead no other rule names (only `to`)",
    }),
});
