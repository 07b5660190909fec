import { expect, it } from "vitest";
import { formatAppointment, formatWeekdayDate } from "./hours.ts";

const withPlainSpaces = (text: string): string => text.replaceAll("\u00a0", " ");

it("formats an appointment in the local time zone", () => {
  const winter = { start: "2026-11-24T09:00:00.000Z", end: "2026-11-24T10:00:00.000Z" };
  expect(withPlainSpaces(formatAppointment(winter, "Europe/Luxembourg"))).toBe(
    "mardi 24 novembre 2026, de 10 h à 11 h",
  );
  const summer = { start: "2027-07-01T07:30:00.000Z", end: "2027-07-01T08:15:00.000Z" };
  expect(withPlainSpaces(formatAppointment(summer, "Europe/Luxembourg"))).toBe(
    "jeudi 1er juillet 2027, de 9 h 30 à 10 h 15",
  );
});

it("writes only the first of a month as an ordinal", () => {
  expect(["2026-12-01", "2026-12-21", "2026-12-31"].map((date) => withPlainSpaces(formatWeekdayDate(date)))).toEqual([
    "mardi 1er décembre",
    "lundi 21 décembre",
    "jeudi 31 décembre",
  ]);
});
