import { describe, expect, it } from "vitest";
import { openInstants } from "./hours-ahead.ts";
import { type OpeningHours, openingHoursSchema } from "./opening-hours.ts";
import { limit } from "../../../tests/time-limits.ts";

const ZONE = "Europe/Luxembourg";
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** `npm run test:long` checks ten years; the short run one year, every minute around the clock changes only. */
const IS_LONG = Number(process.env["FC_RUNS"] ?? 1) > 1;
const FIRST_YEAR = 2026;
const YEARS = IS_LONG ? 10 : 1;
const SAMPLE_MINUTES = IS_LONG ? 1 : 17;

/** Easter Sundays, from the table of the Observatoire de Paris. */
const EASTER = [
  "2026-04-05",
  "2027-03-28",
  "2028-04-16",
  "2029-04-01",
  "2030-04-21",
  "2031-04-13",
  "2032-03-28",
  "2033-04-17",
  "2034-04-09",
  "2035-03-25",
  "2036-04-13",
];

const utcDate = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

const HOLIDAYS = new Set(
  EASTER.flatMap((easter) => [
    ...["01-01", "05-01", "05-09", "06-23", "08-15", "11-01", "12-25", "12-26"].map(
      (day) => `${easter.slice(0, 4)}-${day}`,
    ),
    ...[1, 39, 50].map((days) => utcDate(Date.parse(easter) + days * DAY_MS)),
  ]),
);

/** 01:00 UTC on the last Sunday of a month. Source: directive 2000/84/EC. */
const lastSunday = (year: number, month: number): number => {
  const lastDay = Date.UTC(year, month + 1, 0, 1);
  return lastDay - new Date(lastDay).getUTCDay() * DAY_MS;
};

const offsetAt = (instant: number): number => {
  const year = new Date(instant).getUTCFullYear();
  return instant >= lastSunday(year, 2) && instant < lastSunday(year, 9) ? 120 : 60;
};

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The open minutes of local days by date. */
const createDays = (hours: OpeningHours) => {
  const days = new Map<string, ReadonlySet<number>>();
  return (date: string): ReadonlySet<number> => {
    const known = days.get(date);
    if (known) return known;
    const exception = hours.exceptions.find((candidate) => candidate.date === date);
    const weekday = WEEKDAYS[new Date(date).getUTCDay()] ?? "sunday";
    const spans = exception?.spans ?? (hours.public_holidays === "LU" && HOLIDAYS.has(date) ? [] : hours[weekday]);
    const minutes = new Set<number>();
    for (const { open, closed } of spans)
      for (let minute = toMinutes(open); minute < toMinutes(closed); minute++) minutes.add(minute);
    days.set(date, minutes);
    return minutes;
  };
};

type Minute = { readonly open: boolean; readonly date: string; readonly minuteOfDay: number };

const createClock = (hours: OpeningHours) => {
  const openMinutes = createDays(hours);
  return (instant: number): Minute => {
    const local = instant + offsetAt(instant) * MINUTE_MS;
    const date = utcDate(local);
    const minuteOfDay = Math.floor((local % DAY_MS) / MINUTE_MS);
    return { open: openMinutes(date).has(minuteOfDay), date, minuteOfDay };
  };
};

const LOOK_AHEAD_DAYS = 62;

/** Walks from minute to minute backwards and compares each with `openInstants`. */
const compare = (hours: OpeningHours): { readonly checked: number; readonly wrong: readonly string[] } => {
  const minuteAt = createClock(hours);
  const start = Date.UTC(FIRST_YEAR, 0, 1);
  const end = Date.UTC(FIRST_YEAR + YEARS, 0, 1);
  const wrong: string[] = [];
  let checked = 0;
  let until = Number.NaN;
  let nextOpening = Number.NaN;
  for (let instant = end + 70 * DAY_MS; instant >= start; instant -= MINUTE_MS) {
    const { open, date, minuteOfDay } = minuteAt(instant);
    const after = minuteAt(instant + MINUTE_MS);
    if (!open) until = Number.NaN;
    else if (!after.open || after.date !== date) until = instant + MINUTE_MS;
    if (open) nextOpening = instant;
    if (instant >= end || wrong.length > 5) continue;
    const nearChange = [2, 9].some(
      (month) => Math.abs(instant - lastSunday(new Date(instant).getUTCFullYear(), month)) < DAY_MS,
    );
    if (!nearChange && minuteOfDay % SAMPLE_MINUTES !== 0) continue;
    checked += 1;
    const tooFar = Date.parse(minuteAt(nextOpening).date) - Date.parse(date) > LOOK_AHEAD_DAYS * DAY_MS;
    const expected = open ? `open until ${until}` : `closed until ${tooFar ? null : nextOpening}`;
    const actual = openInstants(hours, new Date(instant), ZONE);
    const text = actual.open
      ? `open until ${actual.until.getTime()}`
      : `closed until ${actual.nextOpening && actual.nextOpening.getTime()}`;
    if (text !== expected) wrong.push(`${new Date(instant).toISOString()}: ${text}, expected ${expected}`);
  }
  return { checked, wrong };
};

const span = (open: string, closed: string) => ({ open, closed });
const workday = [span("08:00", "12:00"), span("12:00", "12:30"), span("13:30", "18:30")];

const DEALERSHIP = {
  monday: workday,
  tuesday: workday,
  wednesday: workday,
  thursday: [span("08:00", "20:00")],
  friday: workday,
  saturday: [span("09:00", "17:00")],
  public_holidays: "LU",
  exceptions: [
    { date: "2026-12-24", spans: [span("08:00", "13:00")] },
    { date: "2026-12-25", spans: [span("10:00", "11:00")] },
    { date: "2026-08-17" },
    { date: "2026-10-25", spans: [span("10:00", "16:00")] },
  ],
};

/** Open when clocks change, over midnight, and closed for longer than the search for an opening looks ahead. */
const NIGHT_SHIFT = {
  friday: [span("18:00", "24:00")],
  saturday: [span("00:00", "01:30"), span("23:00", "24:00")],
  sunday: [span("00:00", "01:15"), span("02:15", "02:45"), span("02:50", "03:20")],
  public_holidays: "none",
  exceptions: Array.from({ length: 80 }, (_, day) => ({ date: utcDate(Date.UTC(2026, 5, 1) + day * DAY_MS) })),
};

describe("the opening state of every minute", () => {
  it.each([
    ["a dealership", DEALERSHIP],
    ["a night shift", NIGHT_SHIFT],
  ])("is that of a minute-by-minute calendar for %s", { timeout: limit(900_000) }, (_, hours) => {
    const { checked, wrong } = compare(openingHoursSchema.parse(hours));
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThan(IS_LONG ? 5_000_000 : 35_000);
  });
});
