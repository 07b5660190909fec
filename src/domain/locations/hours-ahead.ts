import { addDays, instantAt, localTime } from "./local-time.ts";
import { type DayHours, hoursForDate, openState } from "./open-state.ts";
import type { OpeningHours } from "./opening-hours.ts";

/** Time zones change their offset at quarters of an hour. */
const QUARTER_MS = 900_000;
const HOUR_MS = 3_600_000;

/** Both instants of a time of day exist in the hour that is repeated at the end of summer time. */
const repeatedInstant = (first: Date, time: string, timeZone: string): Date | null => {
  const second = new Date(first.getTime() + HOUR_MS);
  return localTime(second, timeZone).time === time ? second : null;
};

/** The instant at which the start of summer time skips a time of day. */
const afterSkippedTime = (date: string, time: string, timeZone: string): Date => {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  let instant = Math.floor(asUtc / QUARTER_MS) * QUARTER_MS - 24 * HOUR_MS;
  const isBefore = (): boolean => {
    const local = localTime(new Date(instant), timeZone);
    return local.date < date || (local.date === date && local.time < time);
  };
  while (isBefore()) instant += QUARTER_MS;
  return new Date(instant);
};

/** The first instant after `now` at which clocks show a local date and time `HH:MM` (24:00: the end of the day). */
const instantAfter = (now: Date, date: string, time: string, timeZone: string): Date => {
  if (time === "24:00") return instantAfter(now, addDays(date, 1), "00:00", timeZone);
  const first = instantAt(date, time, timeZone);
  if (first === null) return afterSkippedTime(date, time, timeZone);
  return first > now ? first : (repeatedInstant(first, time, timeZone) ?? first);
};

/** Open: `until` is the closing instant, at the latest midnight. Closed: `nextOpening` is null without one in 62 days. */
export type OpenInstants =
  | { readonly open: true; readonly until: Date; readonly nextOpening: null }
  | { readonly open: false; readonly until: null; readonly nextOpening: Date | null };

/** `openState` in instants, right on the days on which clocks change. */
export const openInstants = (hours: OpeningHours, now: Date, timeZone: string): OpenInstants => {
  const state = openState(hours, now, timeZone);
  if (state.open) {
    const { date } = localTime(now, timeZone);
    return { open: true, until: instantAfter(now, date, state.until, timeZone), nextOpening: null };
  }
  const { next } = state;
  const nextOpening = next && instantAfter(now, next.date, next.time, timeZone);
  return { open: false, until: null, nextOpening };
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
