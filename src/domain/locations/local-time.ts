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
