import { z } from "zod";
import { COUNTRY_CODES } from "../countries/index.ts";
import { type HolidayCalendar, isHolidayCalendar, NO_HOLIDAYS } from "./holidays.ts";
import { WEEKDAY_KEYS, type Weekday } from "./local-time.ts";

const timeOfDaySchema = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, "must be a time of day as HH:MM");

const isoDateSchema = z.iso.date("must be a date as YYYY-MM-DD");

const spanSchema = z
  .strictObject({
    open: timeOfDaySchema,
    closed: timeOfDaySchema,
    comments: z.string().trim().min(1).max(120).nullable().default(null),
  })
  .refine((value) => value.open < value.closed, { error: "closed must be later than open" });

/** A span of opening in local time `HH:MM`; `closed` is exclusive. */
export type Span = Readonly<z.infer<typeof spanSchema>>;

const sortSpans = (spans: readonly Span[]): readonly Span[] => spans.toSorted((a, b) => (a.open < b.open ? -1 : 1));

const doNotOverlap = (spans: readonly Span[]): boolean =>
  sortSpans(spans).every((value, index, all) => index === 0 || (all[index - 1] as Span).closed <= value.open);

const daySpansSchema = z
  .array(spanSchema)
  .max(6)
  .refine(doNotOverlap, { error: "the spans of a day must not overlap" })
  .transform(sortSpans);

const weekSchema = z.strictObject(
  Object.fromEntries(WEEKDAY_KEYS.map((day) => [day, daySpansSchema.default([])])) as Record<
    Weekday,
    z.ZodDefault<typeof daySpansSchema>
  >,
);

const exceptionSchema = z.strictObject({
  date: isoDateSchema,
  /** Empty: closed all day. */
  spans: daySpansSchema.default([]),
  comments: z.string().trim().min(1).max(120).nullable().default(null),
});

/** At each second exception of a day, since nobody knows which of them holds. */
const refuseRepeatedDays = (exceptions: readonly { readonly date: string }[], context: z.RefinementCtx): void => {
  const dates = exceptions.map(({ date }) => date);
  for (const [index, date] of dates.entries()) {
    if (dates.indexOf(date) === index) continue;
    context.addIssue({ code: "custom", path: [index, "date"], message: "is a second exception for this day" });
  }
};

const holidayCalendarSchema = z
  .custom<HolidayCalendar>((value) => typeof value === "string" && isHolidayCalendar(value), {
    error: 'must be a country (ISO 3166-1), a region with holidays of its own (ISO 3166-2), or "none"',
  })
  .meta({ type: "string", examples: [...COUNTRY_CODES, NO_HOLIDAYS] });

/**
 * Opening hours in an import file: weekdays (a missing day is closed) and exceptions by date. Hours of a location that
 * name no calendar follow its country's (`completeLocation`).
 */
export const openingHoursSchema = weekSchema.extend({
  exceptions: z.array(exceptionSchema).max(400).superRefine(refuseRepeatedDays).default([]),
  public_holidays: holidayCalendarSchema.default(NO_HOLIDAYS),
});

/** An exception overrides a public holiday, which overrides the weekday. */
export type OpeningHours = Readonly<z.infer<typeof openingHoursSchema>>;
