// Public holidays have French names by law; the names are data of the calendar, not texts of pages.

import { addDays } from "./local-time.ts";

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

const luxembourgDays = (year: number): readonly (readonly [date: string, name: string])[] => {
  const easter = easterSunday(year);
  return [
    [`${year}-01-01`, "Nouvel An"],
    [addDays(easter, 1), "Lundi de Pâques"],
    [`${year}-05-01`, "Fête du Travail"],
    ...(year >= 2019 ? [[`${year}-05-09`, "Journée de l’Europe"] as const] : []),
    [addDays(easter, 39), "Ascension"],
    [addDays(easter, 50), "Lundi de Pentecôte"],
    [`${year}-06-23`, "Fête nationale"],
    [`${year}-08-15`, "Assomption"],
    [`${year}-11-01`, "Toussaint"],
    [`${year}-12-25`, "Noël"],
    [`${year}-12-26`, "Deuxième jour de Noël"],
  ];
};

const luxembourgYears = new Map<number, ReadonlyMap<string, string>>();

/**
 * The legal public holidays of Luxembourg in a year by date; names of two on one day are joined (Ascension and Europe
 * Day in 2024). Source: Code du travail, art. L. 232-2; Europe Day since the law of 25 April 2019.
 */
export const luxembourgHolidays = (year: number): ReadonlyMap<string, string> => {
  const cached = luxembourgYears.get(year);
  if (cached) return cached;
  const days = new Map<string, string>();
  for (const [date, name] of luxembourgDays(year)) {
    const existing = days.get(date);
    days.set(date, existing === undefined ? name : `${existing} et ${name}`);
  }
  luxembourgYears.set(year, days);
  return days;
};

export const HOLIDAY_CALENDARS = ["LU", "none"] as const;

export type HolidayCalendar = (typeof HOLIDAY_CALENDARS)[number];

/** The French name of the public holiday on a date (`YYYY-MM-DD`), or null. */
export const holidayOn = (date: string, calendar: HolidayCalendar): string | null =>
  calendar === "LU" ? (luxembourgHolidays(Number(date.slice(0, 4))).get(date) ?? null) : null;
