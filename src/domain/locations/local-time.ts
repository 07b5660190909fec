export const WEEKDAY_KEYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

export type Weekday = (typeof WEEKDAY_KEYS)[number];

/** Local date `YYYY-MM-DD` and time `HH:MM`. */
type LocalTime = { readonly date: string; readonly weekday: Weekday; readonly time: string };

const DAY_MS = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

const formatterFor = (timeZone: string): Intl.DateTimeFormat => {
  const cached = formatters.get(timeZone);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  formatters.set(timeZone, formatter);
  return formatter;
};

/** The weekday of a calendar date `YYYY-MM-DD`. */
export const weekdayOf = (date: string): Weekday => {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay();
  return WEEKDAY_KEYS[(sundayFirst + 6) % 7] as Weekday;
};

/** Adds calendar days (negative: subtracts) to a date `YYYY-MM-DD`. */
export const addDays = (date: string, days: number): string =>
  new Date(new Date(`${date}T00:00:00Z`).getTime() + days * DAY_MS).toISOString().slice(0, 10);

const QUARTER_MS = 900_000;
const MAX_CACHED_OFFSETS = 20_000;
const offsets = new Map<string, number>();

/** The offset as the time zone database has it; seconds of an instant do not count. */
const readOffset = (instant: number, timeZone: string): number => {
  const fields = new Map(
    formatterFor(timeZone)
      .formatToParts(instant)
      .map((part) => [part.type, Number(part.value)]),
  );
  const field = (name: Intl.DateTimeFormatPartTypes): number => fields.get(name) ?? 0;
  return Date.UTC(field("year"), field("month") - 1, field("day"), field("hour"), field("minute")) - instant;
};

/**
 * UTC offset in milliseconds at an instant, without seconds. Time zones change their offset at quarters of an hour, so
 * the offset is cached for each quarter.
 */
const offsetAt = (instant: number, timeZone: string): number => {
  const quarter = Math.floor(instant / QUARTER_MS) * QUARTER_MS;
  const key = `${timeZone} ${quarter}`;
  const cached = offsets.get(key);
  if (cached !== undefined) return cached;
  const offset = readOffset(quarter, timeZone);
  if (offsets.size >= MAX_CACHED_OFFSETS) offsets.clear();
  offsets.set(key, offset);
  return offset;
};

/** The local time of an instant in an IANA time zone. Throws RangeError for an unknown zone. */
export const localTime = (instant: Date, timeZone: string): LocalTime => {
  const local = new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString();
  const date = local.slice(0, 10);
  return { date, weekday: weekdayOf(date), time: local.slice(11, 16) };
};

/** Milliseconds by which local time is ahead of UTC. */
export const utcOffset = (instant: Date, timeZone: string): number => offsetAt(instant.getTime(), timeZone);

/**
 * The instant of a local date and time `HH:MM` in an IANA time zone: the first of a time that occurs twice at the end
 * of summer time; null for a time skipped at its start.
 */
export const instantAt = (date: string, time: string, timeZone: string): Date | null => {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  // Only the offsets one day before and after can apply.
  const candidates = [asUtc - DAY_MS, asUtc + DAY_MS]
    .map((instant) => asUtc - offsetAt(instant, timeZone))
    .toSorted((a, b) => a - b);
  const match = candidates.find((instant) => instant + offsetAt(instant, timeZone) === asUtc);
  return match === undefined ? null : new Date(match);
};

/** An instant in ISO 8601 with the offset of an IANA time zone: `2026-12-24T13:00:00+01:00`. */
export const isoWithOffset = (instant: Date, timeZone: string): string => {
  const { date, time } = localTime(instant, timeZone);
  const seconds = String(instant.getUTCSeconds()).padStart(2, "0");
  const offset = offsetAt(instant.getTime(), timeZone) / 60_000;
  const hours = String(Math.floor(Math.abs(offset) / 60)).padStart(2, "0");
  const minutes = String(Math.abs(offset) % 60).padStart(2, "0");
  return `${date}T${time}:${seconds}${offset < 0 ? "-" : "+"}${hours}:${minutes}`;
};

/** Formats an ISO 8601 instant in an IANA time zone: `2026-11-21 13:00`. */
export const wallClock = (iso: string, timeZone: string): string => {
  const { date, time } = localTime(new Date(iso), timeZone);
  return `${date} ${time}`;
};
