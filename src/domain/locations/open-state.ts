import { holidayOn } from "./holidays.ts";
import { addDays, localTime, weekdayOf, WEEKDAY_KEYS, type Weekday } from "./local-time.ts";
import type { OpeningHours, Span } from "./opening-hours.ts";

/** The next opening in local time: `YYYY-MM-DD`, `HH:MM`, and the number of calendar days until then. */
export type NextOpening = {
  readonly date: string;
  readonly weekday: Weekday;
  readonly time: string;
  readonly inDays: number;
};

export type OpenState =
  | { readonly open: true; readonly until: string; readonly soon: boolean }
  | { readonly open: false; readonly next: NextOpening | null };

/** The hours of a calendar day with exceptions and public holidays applied. */
export type DayHours = {
  readonly date: string;
  readonly weekday: Weekday;
  readonly spans: readonly Span[];
  /** Name of the public holiday or comment of the exception. */
  readonly note: string | null;
};

type WeekDayHours = DayHours & { readonly today: boolean };

/** Milliseconds before closing in which a location closes soon. */
export const CLOSING_SOON_MS = 30 * 60_000;

// A longer closure is announced by editors.
const LOOK_AHEAD_DAYS = 62;

/** The hours of a local date `YYYY-MM-DD`. */
export const hoursForDate = (hours: OpeningHours, date: string): DayHours => {
  const weekday = weekdayOf(date);
  const exception = hours.exceptions.find((candidate) => candidate.date === date);
  const holiday = holidayOn(date, hours.public_holidays);
  if (exception) return { date, weekday, spans: exception.spans, note: exception.comments ?? holiday };
  return { date, weekday, spans: holiday === null ? hours[weekday] : [], note: holiday };
};

/** Adjacent spans (8 to 12, 12 to 18) count as one. */
const findOpeningEnd = (spans: readonly Span[], time: string): string | null => {
  let end: string | null = null;
  for (const span of spans) {
    if (end === null ? span.open <= time && time < span.closed : span.open === end) end = span.closed;
  }
  return end;
};

const findNextOpening = (hours: OpeningHours, today: string, time: string): NextOpening | null => {
  for (let inDays = 0; inDays <= LOOK_AHEAD_DAYS; inDays++) {
    const day = hoursForDate(hours, addDays(today, inDays));
    const span = day.spans.find((candidate) => inDays > 0 || candidate.open > time);
    if (span) return { date: day.date, weekday: day.weekday, time: span.open, inDays };
  }
  return null;
};

/**
 * The state of a location at an instant in its IANA time zone. Open: `until` is the local closing time, at the latest
 * 24:00, `soon` is true in the last 30 minutes. Closed: `next` is null if there is no opening within 62 days.
 */
export const openState = (hours: OpeningHours, now: Date, timeZone: string): OpenState => {
  const local = localTime(now, timeZone);
  const until = findOpeningEnd(hoursForDate(hours, local.date).spans, local.time);
  if (until === null) return { open: false, next: findNextOpening(hours, local.date, local.time) };
  const later = localTime(new Date(now.getTime() + CLOSING_SOON_MS), timeZone);
  return { open: true, until, soon: later.date !== local.date || later.time >= until };
};

/** The seven days of the current week, Monday first. */
export const weekHours = (hours: OpeningHours, now: Date, timeZone: string): readonly WeekDayHours[] => {
  const today = localTime(now, timeZone);
  const monday = addDays(today.date, -WEEKDAY_KEYS.indexOf(today.weekday));
  return WEEKDAY_KEYS.map((_, index) => {
    const day = hoursForDate(hours, addDays(monday, index));
    return { ...day, today: day.date === today.date };
  });
};
