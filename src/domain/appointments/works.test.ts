import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openingHoursSchema } from "../locations/opening-hours.ts";
import { fitsHours, reminderTime } from "./booking.ts";
import { type BookedSeat, findFreeSeat, nearestSlots, overlaps, possibleSlots } from "./slots.ts";
import { findWork, type WorkEntry, workSlotRules } from "./works.ts";

const timeZone = "Europe/Luxembourg";
const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday"] as const;

const works: readonly WorkEntry[] = [
  { calendar: "tyres", location: "esch", days: WEEKDAYS },
  { calendar: "tyres", work: "wheels", minutes: 30, price_cents: 4900 },
  { calendar: "tyres", work: "wheels", location: "esch", minutes: 20 },
  { calendar: "tyres", minutes: 60, resources: 1 },
];

describe("findWork", () => {
  it("takes each value from the most specific entry that states it", () => {
    expect(findWork(works, { calendar: "tyres", work: "wheels", location: "esch" })).toEqual({
      minutes: 20,
      price_cents: 4900,
      days: WEEKDAYS,
      resources: 1,
    });
    expect(findWork(works, { calendar: "tyres", work: "wheels", location: "diekirch" })).toMatchObject({ minutes: 30 });
    expect(findWork(works, { calendar: "workshop", work: "wheels", location: "esch" })).toEqual({});
  });
});

describe("slots of a work", () => {
  const day = [{ open: "08:30", closed: "12:30" }];
  const hours = openingHoursSchema.parse({ friday: day, saturday: day });
  const rules = { minutes: 20, capacity: 2, lead_hours: 0, horizon_days: 6 };
  const slotsFor = (minutes: number, days?: readonly (typeof WEEKDAYS)[number][]) =>
    possibleSlots({
      hours,
      rules: workSlotRules(rules, { minutes, ...(days && { days }) }),
      now: new Date("2026-11-22T08:00:00Z"),
      timeZone,
    });

  it("begin at every step of the calendar, end before it closes, and keep to its days", () => {
    const hour = slotsFor(60, WEEKDAYS);
    expect(hour.map(({ date }) => date)).toEqual(["2026-11-27"]);
    expect(hour[0]?.slots.map(({ time }) => time)).toEqual([
      "08:30",
      "08:50",
      "09:10",
      "09:30",
      "09:50",
      "10:10",
      "10:30",
      "10:50",
      "11:10",
      "11:30",
    ]);
    expect(slotsFor(20).map(({ date, slots }) => [date, slots.length])).toEqual([
      ["2026-11-27", 12],
      ["2026-11-28", 12],
    ]);
    expect(slotsFor(300)).toEqual([]);
  });
});

describe("findFreeSeat", () => {
  it("never gives a seat that is taken at any moment of the appointment", () => {
    const at = (minute: number): string => new Date(Date.UTC(2026, 10, 24) + minute * 60_000).toISOString();
    const request = fc.record({ from: fc.integer({ min: 0, max: 600 }), minutes: fc.integer({ min: 5, max: 240 }) });
    fc.assert(
      fc.property(fc.array(request, { maxLength: 40 }), fc.integer({ min: 1, max: 4 }), (requests, capacity) => {
        const booked: BookedSeat[] = [];
        for (const { from, minutes } of requests) {
          const times = { start: at(from), end: at(from + minutes) };
          const seat = findFreeSeat(times, booked, capacity);
          if (seat !== null) booked.push({ ...times, seat });
        }
        for (const one of booked)
          for (const other of booked)
            expect(one === other || one.seat !== other.seat || !overlaps(one, other)).toBe(true);
      }),
    );
  });
});

it("nearestSlots are those around a time, in order", () => {
  const slot = (hour: number) => ({ start: `2026-11-24T${hour}:00:00.000Z`, time: `${hour + 1}:00` });
  const days = [{ date: "2026-11-24", slots: [10, 11, 13, 15, 16].map(slot) }];
  expect(nearestSlots(days, "2026-11-24T13:30:00.000Z", 2).map(({ time }) => time)).toEqual(["14:00", "16:00"]);
});

it("fitsHours asks for one span from start to end", () => {
  const hours = openingHoursSchema.parse({
    tuesday: [
      { open: "08:00", closed: "12:00" },
      { open: "13:00", closed: "24:00" },
    ],
    exceptions: [{ date: "2026-12-01" }],
  });
  const fits = (date: string, from: string, to: string) =>
    fitsHours({ start: `${date}T${from}:00.000Z`, end: `${date}T${to}:00.000Z` }, hours, timeZone);
  expect(fits("2026-11-24", "07:00", "11:00")).toBe(true);
  expect(fits("2026-11-24", "10:30", "11:30")).toBe(false);
  expect(fits("2026-11-24", "22:00", "23:00")).toBe(true);
  expect(fits("2026-12-01", "08:00", "09:00")).toBe(false);
});

it("reminderTime is a day before, unless the booking comes later than the notice", () => {
  const start = "2026-11-26T09:00:00.000Z";
  const rules = { reminder_hours: 24, reminder_notice_hours: 48 };
  const at = (now: string, changes = {}) => reminderTime({ start }, new Date(now), { ...rules, ...changes });
  expect(at("2026-11-24T09:00:00Z")).toBe("2026-11-25T09:00:00.000Z");
  expect(at("2026-11-24T09:00:01Z")).toBeNull();
  expect(at("2026-11-20T09:00:00Z", { reminder_hours: 0 })).toBeNull();
  expect(at("2026-11-25T10:00:00Z", { reminder_notice_hours: 0 })).toBeNull();
});
