import { describe, expect, it } from "vitest";
import { exceptionalDays, nextStateChange, openInstants } from "./hours-ahead.ts";
import { isoWithOffset } from "./local-time.ts";
import { openingHoursSchema } from "./opening-hours.ts";

const ZONE = "Europe/Luxembourg";

const hoursOf = (changes: object) => openingHoursSchema.parse({ public_holidays: "LU", ...changes });

const describeAt = (changes: object, now: string) => {
  const { open, until, nextOpening } = openInstants(hoursOf(changes), new Date(now), ZONE);
  const instant = until ?? nextOpening;
  return `${open ? "open until" : "closed until"} ${instant ? isoWithOffset(instant, ZONE) : "further notice"}`;
};

describe("nextStateChange", () => {
  const hours = hoursOf({ monday: [{ open: "08:00", closed: "18:00" }] });
  const changeAfter = (now: string) => isoWithOffset(nextStateChange(hours, new Date(now), ZONE), ZONE);

  it("is half an hour before closing, closing, midnight while closed, and opening", () => {
    expect(changeAfter("2026-11-23T09:00:00Z")).toBe("2026-11-23T17:30:00+01:00");
    expect(changeAfter("2026-11-23T16:30:00Z")).toBe("2026-11-23T18:00:00+01:00");
    expect(changeAfter("2026-11-23T17:00:00Z")).toBe("2026-11-24T00:00:00+01:00");
    expect(changeAfter("2026-11-23T06:00:00Z")).toBe("2026-11-23T08:00:00+01:00");
  });
});

describe("openInstants", () => {
  it("gives the closing instant while open and the next opening while closed", () => {
    const hours = { monday: [{ open: "08:00", closed: "18:00" }] };
    expect(describeAt(hours, "2026-11-23T09:00:00Z")).toBe("open until 2026-11-23T18:00:00+01:00");
    expect(describeAt(hours, "2026-11-23T17:00:00Z")).toBe("closed until 2026-11-30T08:00:00+01:00");
    expect(describeAt({}, "2026-11-23T17:00:00Z")).toBe("closed until further notice");
    expect(describeAt({ monday: [{ open: "20:00", closed: "24:00" }] }, "2026-11-23T20:00:00Z")).toBe(
      "open until 2026-11-24T00:00:00+01:00",
    );
  });

  it("opens at the end of the hour that the start of summer time skips", () => {
    const hours = { sunday: [{ open: "02:30", closed: "04:00" }] };
    expect(describeAt(hours, "2026-03-29T00:45:00Z")).toBe("closed until 2026-03-29T03:00:00+02:00");
    expect(describeAt(hours, "2026-03-29T01:00:00Z")).toBe("open until 2026-03-29T04:00:00+02:00");
  });

  it("counts the hour that the end of summer time repeats as clocks show it", () => {
    const hours = { sunday: [{ open: "00:00", closed: "02:30" }] };
    expect(describeAt(hours, "2026-10-24T23:30:00Z")).toBe("open until 2026-10-25T02:30:00+02:00");
    expect(describeAt(hours, "2026-10-25T01:15:00Z")).toBe("open until 2026-10-25T02:30:00+01:00");
    expect(describeAt(hours, "2026-10-25T01:30:00Z")).toBe("closed until 2026-11-08T00:00:00+01:00");
  });
});

describe("exceptionalDays", () => {
  const open = [{ open: "08:00", closed: "18:00" }];
  const week = { monday: open, tuesday: open, wednesday: open, thursday: open, friday: open };
  const exceptions = [{ date: "2026-12-24", spans: [{ open: "08:00", closed: "12:00" }], comments: "Veille de Noël" }];

  it("lists holidays and exceptions of the coming days with their notes", () => {
    const days = exceptionalDays(hoursOf({ ...week, exceptions }), new Date("2026-12-20T10:00:00Z"), ZONE, 13);
    expect(days.map(({ date, note, spans }) => [date, note, spans.length])).toEqual([
      ["2026-12-24", "Veille de Noël", 1],
      ["2026-12-25", "Noël", 0],
      ["2027-01-01", "Nouvel An", 0],
    ]);
  });

  it("leaves out a holiday on a day that is closed anyway", () => {
    const days = exceptionalDays(hoursOf(week), new Date("2026-12-26T10:00:00Z"), ZONE, 1);
    expect(days).toEqual([]);
  });
});
