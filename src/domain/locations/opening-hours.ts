import { z } from "zod";
import { HOLIDAY_CALENDARS } from "./holidays.ts";
import { WEEKDAY_KEYS, type Weekday } from "./local-time.ts";

const timeOfDay = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, "must be a time of day as HH:MM");

export const isoDate = z.iso.date("must be a date as YYYY-MM-DD");

const span = z
  .strictObject({
    open: timeOfDay,
    closed: timeOfDay,
    comments: z.string().trim().min(1).max(120).nullable().default(null),
  })
  .refine((value) => value.open < value.closed, { error: "closed must be later than open" });

/** One stretch of opening on a day, local wall-clock times `HH:MM`; `closed` is the first minute that is closed. */
export type Span = Readonly<z.infer<typeof span>>;

const inOrder = (spans: readonly Span[]): readonly Span[] => spans.toSorted((a, b) => (a.open < b.open ? -1 : 1));

const apart = (spans: readonly Span[]): boolean =>
  inOrder(spans).every((value, index, all) => index === 0 || (all[index - 1] as Span).closed <= value.open);

const daySpans = z
  .array(span)
  .max(6)
  .refine(apart, { error: "the spans of a day must not overlap" })
  .transform(inOrder);

const week = z.strictObject(
  Object.fromEntries(WEEKDAY_KEYS.map((day) => [day, daySpans.default([])])) as Record<
    Weekday,
    z.ZodDefault<typeof daySpans>
  >,
);

/** Hours of a place as an import gives them: the seven days (a day left out is closed) and the days that differ. */
export const openingHoursSchema = week.extend({
  exceptions: z
    .array(
      z.strictObject({
        date: isoDate,
        /** None: closed all day. */
        spans: daySpans.default([]),
        comments: z.string().trim().min(1).max(120).nullable().default(null),
      }),
    )
    .max(400)
    .default([]),
  public_holidays: z.enum(HOLIDAY_CALENDARS).default("LU"),
});

/** Hours by weekday; an exception of a date beats the public holidays, which beat the weekday. */
export type OpeningHours = Readonly<z.infer<typeof openingHoursSchema>>;
