import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instantAt, localTime, type OpeningHours } from "../locations/index.ts";
import { openingHoursSchema } from "../locations/opening-hours.ts";
import { findPossibleSlot, freeSlots, possibleSlots, type Slot, type SlotRules } from "./slots.ts";

const day = [
  { open: "09:00", closed: "12:00" },
  { open: "13:00", closed: "17:30" },
];
const hours: OpeningHours = openingHoursSchema.parse({
  monday: day,
  tuesday: day,
  saturday: [{ open: "10:00", closed: "11:30" }],
  exceptions: [{ date: "2026-11-24", spans: [{ open: "14:00", closed: "15:00" }] }],
  public_holidays: "LU",
});
const rules: SlotRules = { minutes: 60, capacity: 1, lead_hours: 4, horizon_days: 10 };
const timeZone = "Europe/Luxembourg";

const slotDays = (now: string, changes: Partial<SlotRules> = {}) =>
  possibleSlots({ hours, rules: { ...rules, ...changes }, now: new Date(now), timeZone });

const slotTimesByDay = (now: string, changes?: Partial<SlotRules>): Record<string, string> =>
  Object.fromEntries(slotDays(now, changes).map(({ date, slots }) => [date, slots.map(({ time }) => time).join(" ")]));

describe("possibleSlots", () => {
  it("fit into opening hours, including exceptions", () => {
    expect(slotTimesByDay("2026-11-22T08:00:00Z")).toEqual({
      "2026-11-23": "09:00 10:00 11:00 13:00 14:00 15:00 16:00",
      "2026-11-24": "14:00",
      "2026-11-28": "10:00",
      "2026-11-30": "09:00 10:00 11:00 13:00 14:00 15:00 16:00",
      "2026-12-01": "09:00 10:00 11:00 13:00 14:00 15:00 16:00",
    });
  });

  it("start after the minimum notice", () => {
    expect(slotTimesByDay("2026-11-23T09:30:00Z", { horizon_days: 0 })).toEqual({ "2026-11-23": "15:00 16:00" });
    expect(slotTimesByDay("2026-11-23T09:00:00Z", { horizon_days: 0 })["2026-11-23"]).toBe("14:00 15:00 16:00");
    expect(slotDays("2026-11-23T16:00:00Z", { horizon_days: 0 })).toEqual([]);
  });

  it("are empty on a public holiday", () => {
    // Easter Monday: 2027-03-29.
    expect(Object.keys(slotTimesByDay("2027-03-27T20:00:00Z", { horizon_days: 4 }))).toEqual(["2027-03-30"]);
  });

  it("are one hour earlier in UTC in summer", () => {
    expect(slotDays("2026-10-18T08:00:00Z", { horizon_days: 9 }).map(({ slots }) => slots[0]?.start)).toEqual([
      "2026-10-19T07:00:00.000Z",
      "2026-10-20T07:00:00.000Z",
      "2026-10-24T08:00:00.000Z",
      "2026-10-26T08:00:00.000Z",
      "2026-10-27T08:00:00.000Z",
    ]);
  });

  it("never overlap and start after the minimum notice", () => {
    const now = fc.date({ min: new Date("2026-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(now, fc.constantFrom(15, 20, 45, 60, 90), (at, minutes) => {
        const slots = possibleSlots({ hours, rules: { ...rules, minutes }, now: at, timeZone }).flatMap(
          (slotDay) => slotDay.slots,
        );
        slots.forEach((slot, index) => {
          expect(Date.parse(slot.start)).toBeGreaterThanOrEqual(at.getTime() + rules.lead_hours * 3_600_000);
          expect(Date.parse(slot.end) - Date.parse(slot.start)).toBe(minutes * 60_000);
          expect(localTime(new Date(slot.start), timeZone).time).toBe(slot.time);
          expect(slot.start >= (slots[index - 1]?.end ?? "")).toBe(true);
        });
      }),
    );
  });

  it("are the only starts that findPossibleSlot accepts", () => {
    const now = fc.date({ min: new Date("2026-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
    const quarters = fc.integer({ min: -200, max: 12 * 24 * 4 });
    fc.assert(
      fc.property(now, quarters, (at, later) => {
        const context = { hours, rules, now: at, timeZone };
        const hour = Math.floor(at.getTime() / 900_000) * 900_000;
        const starts = possibleSlots(context).flatMap(({ slots }) => slots);
        for (const slot of starts) expect(findPossibleSlot(slot.start, context)).toEqual(slot);
        const start = new Date(hour + later * 900_000).toISOString();
        expect(findPossibleSlot(start, context)).toEqual(starts.find((slot) => slot.start === start) ?? null);
      }),
      { numRuns: 30 },
    );
    expect(findPossibleSlot("demain", { hours, rules, now: new Date("2026-11-22T08:00:00Z"), timeZone })).toBeNull();
  });

  it("are free below their capacity", () => {
    const days = slotDays("2026-11-22T08:00:00Z", { horizon_days: 2 });
    const [first, second] = days[0]?.slots ?? [];
    const seatOf = (slot: Slot | undefined, seat: number) => ({ start: slot?.start ?? "", end: slot?.end ?? "", seat });
    const booked = [seatOf(first, 0), seatOf(first, 1), seatOf(second, 1)];
    const free = freeSlots(days, booked, { capacity: 2 });
    expect(free[0]?.slots.map(({ time }) => time)).toEqual(["10:00", "11:00", "13:00", "14:00", "15:00", "16:00"]);
    const all = days.flatMap(({ slots }) => slots.map((slot) => seatOf(slot, 0)));
    expect(freeSlots(days, all, { capacity: 1 })).toEqual([]);
  });
});

describe("instantAt", () => {
  it("returns the first of a repeated time and null for a skipped one", () => {
    expect(instantAt("2026-10-25", "02:30", timeZone)?.toISOString()).toBe("2026-10-25T00:30:00.000Z");
    expect(instantAt("2026-03-29", "02:30", timeZone)).toBeNull();
    expect(instantAt("2026-03-29", "03:00", timeZone)?.toISOString()).toBe("2026-03-29T01:00:00.000Z");
  });
});
