import { z } from "zod";
import { HOLIDAY_CALENDARS } from "./holidays.ts";
import { WEEKDAY_KEYS, type Weekday } from "./local-time.ts";

const timeOfDaySchema = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, "must be a time of day as HH:MM");

export const isoDateSchema = z.iso.date("must be a date as YYYY-MM-DD");

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

/** Opening hours in an import file: weekdays (a missing day is closed) and exceptions by date. */
export const openingHoursSchema = weekSchema.extend({
  exceptions: z
    .array(
      z.strictObject({
        date: isoDateSchema,
        /** Empty: closed all day. */
        spans: daySpansSchema.default([]),
        comments: z.string().trim().min(1).max(120).nullable().default(null),
      }),
    )
    .max(400)
    .default([]),
  public_holidays: z.enum(HOLIDAY_CALENDARS).default("LU"),
});

/** An exception overrides a public holiday, which overrides the weekday. */
export type OpeningHours = Readonly<z.infer<typeof openingHoursSchema>>;
