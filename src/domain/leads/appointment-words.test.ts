import { expect, it } from "vitest";
import { appointmentWords, weekdayDate } from "./appointment-words.ts";

const spaced = (text: string): string => text.replaceAll("\u00a0", " ");

it("an appointment is told on the wall clock of the place", () => {
  const winter = { start: "2026-11-24T09:00:00.000Z", end: "2026-11-24T10:00:00.000Z" };
  expect(spaced(appointmentWords(winter, "Europe/Luxembourg"))).toBe("mardi 24 novembre 2026, de 10 h à 11 h");
  const summer = { start: "2027-07-01T07:30:00.000Z", end: "2027-07-01T08:15:00.000Z" };
  expect(spaced(appointmentWords(summer, "Europe/Luxembourg"))).toBe("jeudi 1er juillet 2027, de 9 h 30 à 10 h 15");
});

it("the first of a month is an ordinal, the other days are not", () => {
  expect(["2026-12-01", "2026-12-21", "2026-12-31"].map((date) => spaced(weekdayDate(date)))).toEqual([
    "mardi 1er décembre",
    "lundi 21 décembre",
    "jeudi 31 décembre",
  ]);
});
