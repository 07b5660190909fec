import { addDays, instantAt, localTime, utcOffset } from "./local-time.ts";
import { CLOSING_SOON_MS, type DayHours, hoursForDate, openState } from "./open-state.ts";
import type { OpeningHours } from "./opening-hours.ts";

/** Time zones change their offset at quarters of an hour. */
const QUARTER_MS = 900_000;
const HOUR_MS = 3_600_000;

/** The first quarter of an hour in (`from`, `to`] for which the condition holds; it holds for all later ones too. */
const firstQuarter = (from: Date, to: Date, holds: (instant: Date) => boolean): Date => {
  let before = Math.floor(from.getTime() / QUARTER_MS);
  let after = Math.ceil(to.getTime() / QUARTER_MS);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (holds(new Date(middle * QUARTER_MS))) after = middle;
    else before = middle;
  }
  return new Date(after * QUARTER_MS);
};

/** The instant at which the start of summer time skips a time of day. */
const afterSkippedTime = (date: string, time: string, timeZone: string): Date => {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  return firstQuarter(new Date(asUtc - 24 * HOUR_MS), new Date(asUtc + 24 * HOUR_MS), (instant) => {
    const local = localTime(instant, timeZone);
    return `${local.date} ${local.time}` >= `${date} ${time}`;
  });
};

/** The first instant after `now` at which clocks show a local date and time `HH:MM` (24:00: the end of the day). */
const instantAfter = (now: Date, date: string, time: string, timeZone: string): Date => {
  if (time === "24:00") return instantAfter(now, addDays(date, 1), "00:00", timeZone);
  const first = instantAt(date, time, timeZone);
  if (first === null) return afterSkippedTime(date, time, timeZone);
  // A time in the hour that is repeated at the end of summer time.
  return first > now ? first : new Date(first.getTime() + HOUR_MS);
};

/** The instant in (`from`, `to`] at which clocks go back; null without one. At most one change lies between them. */
const clockGoesBack = (from: Date, to: Date, timeZone: string): Date | null => {
  const offset = utcOffset(from, timeZone);
  if (utcOffset(to, timeZone) >= offset) return null;
  return firstQuarter(from, to, (instant) => utcOffset(instant, timeZone) < offset);
};

const nextOpeningAfter = (hours: OpeningHours, now: Date, timeZone: string): Date | null => {
  const state = openState(hours, now, timeZone);
  if (state.open) return now;
  if (state.next === null) return null;
  const opening = instantAfter(now, state.next.date, state.next.time, timeZone);
  // Clocks that go back may show hours again in which the location is open; clocks that go forward may skip a span.
  const change = clockGoesBack(now, opening, timeZone);
  if (change !== null) return nextOpeningAfter(hours, change, timeZone);
  return openState(hours, opening, timeZone).open ? opening : nextOpeningAfter(hours, opening, timeZone);
};

/** Null if the location is closed at `now`. */
const closingAfter = (hours: OpeningHours, now: Date, timeZone: string): Date | null => {
  const state = openState(hours, now, timeZone);
  if (!state.open) return null;
  const closing = instantAfter(now, localTime(now, timeZone).date, state.until, timeZone);
  // Clocks that go back may show a time at which the location is closed.
  const change = clockGoesBack(now, closing, timeZone);
  return change === null ? closing : (closingAfter(hours, change, timeZone) ?? change);
};

/** Open: `until` is the closing instant, at the latest midnight. Closed: `nextOpening` is null without one in 62 days. */
type OpenInstants =
  | { readonly open: true; readonly until: Date; readonly nextOpening: null }
  | { readonly open: false; readonly until: null; readonly nextOpening: Date | null };

/** `openState` in instants, right on the days on which clocks change. */
export const openInstants = (hours: OpeningHours, now: Date, timeZone: string): OpenInstants => {
  const until = closingAfter(hours, now, timeZone);
  return until === null
    ? { open: false, until, nextOpening: nextOpeningAfter(hours, now, timeZone) }
    : { open: true, until, nextOpening: null };
};

/**
 * The next instant at which `openState` differs: closing or half an hour before it, opening, or midnight, which turns
 * tomorrow into today.
 */
export const nextStateChange = (hours: OpeningHours, now: Date, timeZone: string): Date => {
  const { until, nextOpening } = openInstants(hours, now, timeZone);
  if (until !== null) {
    const soon = new Date(until.getTime() - CLOSING_SOON_MS);
    return soon > now ? soon : until;
  }
  const midnight = instantAfter(now, localTime(now, timeZone).date, "24:00", timeZone);
  return nextOpening !== null && nextOpening < midnight ? nextOpening : midnight;
};

/** The coming days, today included, whose hours are not those of their weekday: exceptions and public holidays. */
export const exceptionalDays = (
  hours: OpeningHours,
  now: Date,
  timeZone: string,
  days: number,
): readonly DayHours[] => {
  const today = localTime(now, timeZone).date;
  return Array.from({ length: days }, (_, index) => hoursForDate(hours, addDays(today, index))).filter(
    ({ weekday, spans, note }) => note !== null && (spans.length > 0 || hours[weekday].length > 0),
  );
};

const MINUTE_MS = 60_000;

/**
 * Whole minutes between two instants in which a location is open: exceptions, public holidays and days on which clocks change
 * count as they are. 0 if `until` is not later.
 */
export const openMinutesBetween = (hours: OpeningHours, from: Date, until: Date, timeZone: string): number => {
  let openMs = 0;
  let at = from;
  while (at < until) {
    const state = openInstants(hours, at, timeZone);
    if (!state.open) {
      if (state.nextOpening === null) break;
      at = state.nextOpening;
      continue;
    }
    const end = state.until < until ? state.until : until;
    openMs += end.getTime() - at.getTime();
    at = state.until;
  }
  return Math.floor(openMs / MINUTE_MS);
};
