import { COUNTRIES, type CountryCode, type HolidayRule } from "../countries/index.ts";
import { addDays, weekdayOf } from "./local-time.ts";

/**
 * Easter Sunday of a Gregorian year as `YYYY-MM-DD`.
 * Source: J. Meeus, "Astronomical Algorithms", chapter 8 (Jones/Butcher), valid from 1583.
 */
export const easterSunday = (year: number): string => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const leapCenturies = Math.floor(century / 4);
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - moonCorrection + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const monthAndDay = epact + toSunday - 7 * shift + 114;
  const month = Math.floor(monthAndDay / 31);
  const day = (monthAndDay % 31) + 1;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
};

/** The date on which a holiday falls in a year. */
const dateOf = (rule: HolidayRule, year: number, easter: string): string => {
  if ("easter" in rule) return addDays(easter, rule.easter);
  if ("wednesdayBefore" in rule) {
    const before = Array.from({ length: 7 }, (_, index) => addDays(`${year}-${rule.wednesdayBefore}`, -1 - index));
    return before.find((date) => weekdayOf(date) === "wednesday") ?? "";
  }
  const date = `${year}-${rule.date}`;
  return rule.onSunday !== undefined && weekdayOf(date) === "sunday" ? `${year}-${rule.onSunday}` : date;
};

/** Names by date; those of two on one day are joined (Ascension and Europe Day in 2024). */
const namesByDate = (rules: readonly HolidayRule[], year: number): ReadonlyMap<string, string> => {
  const easter = easterSunday(year);
  const days = new Map<string, string>();
  for (const rule of rules) {
    if (rule.since !== undefined && year < rule.since) continue;
    const date = dateOf(rule, year, easter);
    const existing = days.get(date);
    days.set(date, existing === undefined ? rule.name : `${existing} et ${rule.name}`);
  }
  return days;
};

/** The calendars of opening hours: countries, and regions with holidays of their own (ISO 3166-2). */
const CALENDARS: ReadonlyMap<string, readonly HolidayRule[]> = new Map(
  Object.entries(COUNTRIES).flatMap(([code, { holidays, regions }]) => [
    [code, holidays] as const,
    ...Object.entries(regions).map(([region, own]) => [region, [...holidays, ...own]] as const),
  ]),
);

export const NO_HOLIDAYS = "none";

/** A country or a region of one; "none": the location is open on public holidays, or enters them as exceptions. */
export type HolidayCalendar = CountryCode | `${CountryCode}-${string}` | typeof NO_HOLIDAYS;

export const isHolidayCalendar = (text: string): text is HolidayCalendar => text === NO_HOLIDAYS || CALENDARS.has(text);

const years = new Map<string, ReadonlyMap<string, string>>();

/** The public holidays of a calendar in a year: French names by date. */
export const holidaysOf = (calendar: HolidayCalendar, year: number): ReadonlyMap<string, string> => {
  const key = `${calendar} ${year}`;
  const names = years.get(key) ?? namesByDate(CALENDARS.get(calendar) ?? [], year);
  years.set(key, names);
  return names;
};

/** The French name of the public holiday on a date (`YYYY-MM-DD`), or null. */
export const holidayOn = (date: string, calendar: HolidayCalendar): string | null =>
  holidaysOf(calendar, Number(date.slice(0, 4))).get(date) ?? null;
