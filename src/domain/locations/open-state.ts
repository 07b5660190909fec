import { holidayOn } from "./holidays.ts";
import { addDays, localTime, weekdayOf, WEEKDAY_KEYS, type Weekday } from "./local-time.ts";
import type { OpeningHours, Span } from "./opening-hours.ts";

/** A place opens next: the local date, its weekday, the time `HH:MM`, and how many calendar days ahead that is. */
export type NextOpening = {
  readonly date: string;
  readonly weekday: Weekday;
  readonly at: string;
  readonly inDays: number;
};

export type OpenState =
  | { readonly open: true; readonly until: string; readonly soon: boolean }
  | { readonly open: false; readonly next: NextOpening | null };

/** What a calendar day looks like, exceptions and public holidays counted in. */
export type DayHours = {
  readonly date: string;
  readonly weekday: Weekday;
  readonly spans: readonly Span[];
  /** Why the day differs from its week: the public holiday's name or the exception's comment. */
  readonly note: string | null;
};

export type WeekRow = DayHours & { readonly today: boolean };

const CLOSING_SOON_MS = 30 * 60_000;

// Beyond two months a place is not "closed until" but shut; an editor says so in words.
const LOOK_AHEAD_DAYS = 62;

/** The hours of one local date `YYYY-MM-DD`. */
export const hoursOn = (hours: OpeningHours, date: string): DayHours => {
  const weekday = weekdayOf(date);
  const exception = hours.exceptions.find((candidate) => candidate.date === date);
  const holiday = holidayOn(date, hours.public_holidays);
  if (exception) return { date, weekday, spans: exception.spans, note: exception.comments ?? holiday };
  return { date, weekday, spans: holiday === null ? hours[weekday] : [], note: holiday };
};

/** Touching spans (8 to 12, 12 to 18) count as one. */
const endOfOpening = (spans: readonly Span[], time: string): string | null => {
  let end: string | null = null;
  for (const span of spans) {
    if (end === null ? span.open <= time && time < span.closed : span.open === end) end = span.closed;
  }
  return end;
};

const nextOpening = (hours: OpeningHours, today: string, time: string): NextOpening | null => {
  for (let inDays = 0; inDays <= LOOK_AHEAD_DAYS; inDays++) {
    const day = hoursOn(hours, addDays(today, inDays));
    const span = day.spans.find((candidate) => inDays > 0 || candidate.open > time);
    if (span) return { date: day.date, weekday: day.weekday, at: span.open, inDays };
  }
  return null;
};

/**
 * Whether a place is open at an instant, by the clock on its wall (so summer time needs no care), until when, or when
 * it opens next. `soon` is true in the last 30 minutes; `next` is null where nothing opens within 62 days.
 */
export const openState = (hours: OpeningHours, now: Date, timeZone: string): OpenState => {
  const local = localTime(now, timeZone);
  const until = endOfOpening(hoursOn(hours, local.date).spans, local.time);
  if (until === null) return { open: false, next: nextOpening(hours, local.date, local.time) };
  const later = localTime(new Date(now.getTime() + CLOSING_SOON_MS), timeZone);
  return { open: true, until, soon: later.date !== local.date || later.time >= until };
};

/** The seven days of the present week, Monday first, for a table of hours. */
export const weekOf = (hours: OpeningHours, now: Date, timeZone: string): readonly WeekRow[] => {
  const today = localTime(now, timeZone);
  const monday = addDays(today.date, -WEEKDAY_KEYS.indexOf(today.weekday));
  return WEEKDAY_KEYS.map((_, index) => {
    const day = hoursOn(hours, addDays(monday, index));
    return { ...day, today: day.date === today.date };
  });
};
