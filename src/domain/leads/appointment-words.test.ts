import { expect, it } from "vitest";
import { appointmentWords, longDate, weekdayDate } from "./appointment-words.ts";

it("an appointment is told on the wall clock of the place", () => {
  const winter = { start: "2026-11-24T09:00:00.000Z", end: "2026-11-24T10:00:00.000Z" };
  expect(appointmentWords(winter, "Europe/Luxembourg")).toBe("mardi 24 novembre 2026 de 10:00 à 11:00");
  const summer = { start: "2027-07-01T07:30:00.000Z", end: "2027-07-01T08:30:00.000Z" };
  expect(appointmentWords(summer, "Europe/Luxembourg")).toBe("jeudi 1er juillet 2027 de 09:30 à 10:30");
});

it("the first of a month is an ordinal, the other days are not", () => {
  expect([longDate("2027-05-01"), longDate("2027-05-11"), longDate("2027-05-21")]).toEqual([
    "1er mai 2027",
    "11 mai 2027",
    "21 mai 2027",
  ]);
  expect([weekdayDate("2026-12-01"), weekdayDate("2026-12-31")]).toEqual(["mardi 1er décembre", "jeudi 31 décembre"]);
});
