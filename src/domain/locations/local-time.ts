export const WEEKDAYS = {
  monday: "lundi",
  tuesday: "mardi",
  wednesday: "mercredi",
  thursday: "jeudi",
  friday: "vendredi",
  saturday: "samedi",
  sunday: "dimanche",
} as const;

export type Weekday = keyof typeof WEEKDAYS;

export const WEEKDAY_KEYS = Object.keys(WEEKDAYS) as readonly Weekday[];

/** What calendar and clock on the wall of a place show: `YYYY-MM-DD` and `HH:MM`. */
export type LocalTime = { readonly date: string; readonly weekday: Weekday; readonly time: string };

const DAY_MS = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

const formatterFor = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  formatters.set(timeZone, made);
  return made;
};

/** The local time of an instant in an IANA time zone; an unknown zone throws RangeError. */
export const localTime = (instant: Date, timeZone: string): LocalTime => {
  const parts = new Map(
    formatterFor(timeZone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  );
  const date = `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
  return { date, weekday: weekdayOf(date), time: `${parts.get("hour")}:${parts.get("minute")}` };
};

/** The weekday of a calendar date `YYYY-MM-DD`. */
export const weekdayOf = (date: string): Weekday => {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay();
  return WEEKDAY_KEYS[(sundayFirst + 6) % 7] as Weekday;
};

/** The calendar date so many days later (or earlier): days, not 24 hours, so clock changes do not matter. */
export const addDays = (date: string, days: number): string =>
  new Date(new Date(`${date}T00:00:00Z`).getTime() + days * DAY_MS).toISOString().slice(0, 10);

const QUARTER_MS = 900_000;
const MOST_OFFSETS = 20_000;
const offsets = new Map<string, number>();

/**
 * Milliseconds that the wall clock is ahead of UTC at an instant, seconds aside. Clocks are changed at whole quarters of
 * an hour: one answer holds for a quarter, and asking for the hours of weeks costs next to nothing.
 */
const offsetAt = (instant: number, timeZone: string): number => {
  const quarter = Math.floor(instant / QUARTER_MS) * QUARTER_MS;
  const key = `${timeZone} ${quarter}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const { date, time } = localTime(new Date(quarter), timeZone);
  const offset = Date.parse(`${date}T${time}:00Z`) - quarter;
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  offsets.set(key, offset);
  return offset;
};

/**
 * The instant at which the clocks of an IANA time zone show a date and a time `HH:MM`. Of a time that comes twice when
 * clocks go back it is the first; null for one that is left out when they go forward.
 */
export const instantAt = (date: string, time: string, timeZone: string): Date | null => {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  // The offsets at a day's distance on both sides are the two that can apply.
  const candidates = [asUtc - DAY_MS, asUtc + DAY_MS]
    .map((near) => asUtc - offsetAt(near, timeZone))
    .toSorted((a, b) => a - b);
  const found = candidates.find((instant) => instant + offsetAt(instant, timeZone) === asUtc);
  return found === undefined ? null : new Date(found);
};
