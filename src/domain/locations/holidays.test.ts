import fc from "fast-check";
import { expect, test } from "vitest";
import { easterSunday, holidayOn, holidaysOf, isHolidayCalendar } from "./holidays.ts";
import { weekdayOf } from "./local-time.ts";

test.each([
  [1583, "1583-04-10"],
  [1818, "1818-03-22"],
  [1943, "1943-04-25"],
  [2000, "2000-04-23"],
  [2024, "2024-03-31"],
  [2026, "2026-04-05"],
  [2027, "2027-03-28"],
  [2038, "2038-04-25"],
])("Easter of %i is on %s", (year, date) => {
  expect(easterSunday(year)).toBe(date);
});

test("Easter is always a Sunday between 22 March and 25 April", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1583, max: 9999 }), (year) => {
      const date = easterSunday(year);
      expect(weekdayOf(date)).toBe("sunday");
      expect(date >= `${year}-03-22` && date <= `${year}-04-25`).toBe(true);
    }),
  );
});

test("lists the eleven Luxembourg holidays of 2026", () => {
  expect([...holidaysOf("LU", 2026)]).toEqual([
    ["2026-01-01", "Nouvel An"],
    ["2026-04-06", "Lundi de Pâques"],
    ["2026-05-01", "Fête du Travail"],
    ["2026-05-09", "Journée de l’Europe"],
    ["2026-05-14", "Ascension"],
    ["2026-05-25", "Lundi de Pentecôte"],
    ["2026-06-23", "Fête nationale"],
    ["2026-08-15", "Assomption"],
    ["2026-11-01", "Toussaint"],
    ["2026-12-25", "Noël"],
    ["2026-12-26", "Deuxième jour de Noël"],
  ]);
});

test("joins two holidays on one day and has no Europe Day before 2019", () => {
  expect(holidayOn("2024-05-09", "LU")).toBe("Journée de l’Europe et Ascension");
  expect(holidayOn("2018-05-09", "LU")).toBeNull();
});

// Sources: service-public.fr, belgium.be, the German ministry of the interior and rijksoverheid.nl, for 2026.
test.each([
  ["BE", 10, ["2026-07-21 Fête nationale", "2026-11-11 Armistice"], ["2026-12-26", "2026-04-03"]],
  ["FR", 11, ["2026-05-08 Victoire 1945", "2026-07-14 Fête nationale"], ["2026-12-26", "2026-04-03"]],
  ["FR-57", 13, ["2026-04-03 Vendredi saint", "2026-12-26 Deuxième jour de Noël"], ["2026-06-04"]],
  ["DE", 9, ["2026-04-03 Vendredi saint", "2026-10-03 Fête de l’Unité allemande"], ["2026-11-01", "2026-06-04"]],
  ["DE-SL", 12, ["2026-06-04 Fête-Dieu", "2026-08-15 Assomption", "2026-11-01 Toussaint"], ["2026-10-31"]],
  ["DE-SN", 11, ["2026-10-31 Fête de la Réformation", "2026-11-18 Jour de pénitence et de prière"], ["2026-11-01"]],
  ["NL", 8, ["2026-04-27 Fête du Roi", "2026-05-05 Journée de la Libération"], ["2026-11-01"]],
] as const)("%s has %i holidays in 2026", (calendar, count, days, others) => {
  const holidays = holidaysOf(calendar, 2026);
  expect(holidays.size).toBe(count);
  expect([...holidays].map((day) => day.join(" "))).toEqual(expect.arrayContaining([...days]));
  for (const date of others) expect(holidays.has(date), date).toBe(false);
});

test("moves the King’s day from a Sunday to the day before", () => {
  expect([holidayOn("2025-04-26", "NL"), holidayOn("2025-04-27", "NL")]).toEqual(["Fête du Roi", null]);
});

test("knows countries and regions as calendars", () => {
  expect(["LU", "FR-57", "DE-RP", "none"].map(isHolidayCalendar)).toEqual([true, true, true, true]);
  expect(["ES", "FR-75", ""].map(isHolidayCalendar)).toEqual([false, false, false]);
});

test("returns no holiday without a calendar", () => {
  expect(holidayOn("2026-06-23", "none")).toBeNull();
});
