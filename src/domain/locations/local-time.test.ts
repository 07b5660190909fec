import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instantAt, localTime } from "./local-time.ts";

const ZONES = ["Europe/Luxembourg", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Apia", "UTC"];

describe("instantAt", () => {
  it.each([
    ["2026-11-24", "09:00", "Europe/Luxembourg", "2026-11-24T08:00:00.000Z"],
    ["2026-07-01", "09:00", "Europe/Luxembourg", "2026-07-01T07:00:00.000Z"],
    ["2027-03-28", "03:00", "Europe/Luxembourg", "2027-03-28T01:00:00.000Z"],
    ["2026-10-25", "02:30", "Europe/Luxembourg", "2026-10-25T00:30:00.000Z"],
    ["2027-04-04", "01:45", "Australia/Lord_Howe", "2027-04-03T14:45:00.000Z"],
  ])("converts %s %s in %s to %s", (date, time, zone, instant) => {
    expect(instantAt(date, time, zone)?.toISOString()).toBe(instant);
  });

  it("returns null for a skipped time", () => {
    expect(instantAt("2027-03-28", "02:30", "Europe/Luxembourg")).toBeNull();
    expect(instantAt("2027-10-03", "02:15", "Australia/Lord_Howe")).toBeNull();
  });

  it("returns the first instant with this local time", () => {
    const minutes = fc.integer({ min: Date.UTC(2020, 0, 1) / 60_000, max: Date.UTC(2035, 0, 1) / 60_000 });
    fc.assert(
      fc.property(minutes, fc.constantFrom(...ZONES), (minute, zone) => {
        const { date, time } = localTime(new Date(minute * 60_000), zone);
        const instant = instantAt(date, time, zone);
        expect(instant).not.toBeNull();
        expect(localTime(instant ?? new Date(0), zone)).toMatchObject({ date, time });
        expect(instant?.getTime()).toBeLessThanOrEqual(minute * 60_000);
      }),
    );
  });
});
