import { describe, expect, it } from "vitest";
import { openMinutesBetween } from "./hours-ahead.ts";
import { openState } from "./open-state.ts";
import { openingHoursSchema } from "./opening-hours.ts";

const ZONE = "Europe/Luxembourg";

const day = [
  { open: "09:00", closed: "12:00" },
  { open: "13:00", closed: "18:00" },
];

const hours = openingHoursSchema.parse({
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: [{ open: "09:00", closed: "12:00" }],
  exceptions: [{ date: "2026-11-25", comments: "Inventaire" }],
  public_holidays: "LU",
});

/** Local times of Luxembourg in winter. */
const minutes = (from: string, until: string): number =>
  openMinutesBetween(hours, new Date(`${from}:00+01:00`), new Date(`${until}:00+01:00`), ZONE);

describe("openMinutesBetween", () => {
  it.each([
    ["2026-11-23T10:00", "2026-11-23T10:42", 42],
    ["2026-11-23T11:50", "2026-11-23T13:10", 20],
    ["2026-11-20T17:30", "2026-11-21T09:30", 60],
    // From Saturday after closing to Monday.
    ["2026-11-21T15:00", "2026-11-23T09:05", 5],
    // The 25th is closed for stocktaking.
    ["2026-11-24T17:00", "2026-11-26T10:00", 120],
    // The 25th and 26th of December are public holidays; the 27th is a Sunday.
    ["2026-12-24T17:00", "2026-12-28T10:00", 120],
    ["2026-11-23T20:00", "2026-11-23T21:00", 0],
    ["2026-11-23T10:00", "2026-11-23T10:00", 0],
    ["2026-11-23T10:00", "2026-11-23T09:00", 0],
  ])("counts from %s to %s %i minutes", (from, until, expected) => {
    expect(minutes(from, until)).toBe(expected);
  });

  it("counts as many minutes as the location is open, over both changes of the clocks", () => {
    const nights = openingHoursSchema.parse({
      saturday: [{ open: "22:00", closed: "24:00" }],
      sunday: [{ open: "00:00", closed: "05:00" }],
    });
    for (const start of ["2026-03-28T18:00:00Z", "2026-10-24T18:00:00Z"]) {
      const from = new Date(start);
      const until = new Date(from.getTime() + 24 * 3_600_000);
      let counted = 0;
      for (let at = from.getTime(); at < until.getTime(); at += 60_000)
        counted += Number(openState(nights, new Date(at), ZONE).open);
      expect(openMinutesBetween(nights, from, until, ZONE)).toBe(counted);
    }
  });

  it("ends for a location that never opens", () => {
    const never = openingHoursSchema.parse({});
    expect(openMinutesBetween(never, new Date("2026-11-01T00:00:00Z"), new Date("2027-11-01T00:00:00Z"), ZONE)).toBe(0);
  });
});
