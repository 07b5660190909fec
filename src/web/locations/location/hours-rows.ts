import { capitalize } from "#domain/shared/index.ts";
import { type DayHours, exceptionalDays, type OpeningHours, weekHours } from "#domain/locations/index.ts";
import { formatWeekdayDate, frenchSpan, WEEKDAY_LABELS } from "#application/strings/hours.ts";
import { locationStrings as strings } from "./locations-strings.ts";

export type HoursRow = {
  /** "Lundi", or with its date "Jeudi 24 décembre". */
  readonly day: string;
  readonly hours: string;
  readonly today: boolean;
  /** Holiday, exception or comment of the hours. */
  readonly note: string | null;
};

/** Exceptional hours are announced this many days ahead. */
const DAYS_AHEAD = 62;

/** A comment shared by all time spans applies to the day; different comments follow their spans. */
const describeHours = ({ spans, note }: DayHours): Pick<HoursRow, "hours" | "note"> => {
  if (spans.length === 0) return { hours: strings.closed, note };
  const comments = [...new Set(spans.map(({ comments: comment }) => comment))];
  const [common = null] = comments.length === 1 ? comments : [];
  const texts = spans.map((span) =>
    comments.length > 1 && span.comments !== null ? `${frenchSpan(span)} (${span.comments})` : frenchSpan(span),
  );
  return { hours: texts.join(", "), note: [note, common].filter(Boolean).join(strings.noteSeparator) || null };
};

/** The current week, Monday first. */
export const toHoursRows = (hours: OpeningHours, now: Date, timeZone: string): readonly HoursRow[] =>
  weekHours(hours, now, timeZone).map((day) => ({
    day: capitalize(WEEKDAY_LABELS[day.weekday]),
    today: day.today,
    ...describeHours(day),
  }));

/** Upcoming public holidays and exceptions. */
export const toExceptionRows = (hours: OpeningHours, now: Date, timeZone: string): readonly HoursRow[] =>
  exceptionalDays(hours, now, timeZone, DAYS_AHEAD).map((day) => ({
    day: capitalize(formatWeekdayDate(day.date)),
    today: false,
    ...describeHours(day),
  }));
