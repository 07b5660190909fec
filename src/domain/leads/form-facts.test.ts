import { describe, expect, it } from "vitest";
import { openingHoursSchema } from "../locations/index.ts";
import type { LeadField } from "./fields.ts";
import { bookingOf, dateRange, type FormFacts, problemsByFacts, readableSize, seatsOf } from "./form-facts.ts";

const day = [{ open: "09:00", closed: "12:00" }];
const showroom = openingHoursSchema.parse({ monday: day, tuesday: day, friday: day });
const workshop = openingHoursSchema.parse({ wednesday: day });

const rules = { minutes: 60, capacity: 1, lead_hours: 4, horizon_days: 14 };

const facts: FormFacts = {
  now: new Date("2026-11-22T12:00:00Z"),
  timeZone: "Europe/Luxembourg",
  place: {
    slug: "bertrange",
    hours: { showroom, workshop },
    slots: { showroom: rules, workshop: rules },
  },
};

const date: LeadField = { kind: "date", name: "day", label: "Jour", from_days: 1, to_days: 40, hours: "showroom" };
const slot: LeadField = {
  kind: "slot",
  name: "slot",
  label: "Créneau",
  required: true,
  hours: "showroom",
  calendar: "test_drive",
};

const dayProblem = (value: string, changes: Partial<FormFacts> = {}): string | undefined =>
  problemsByFacts({ fields: [date] }, { day: value }, { ...facts, ...changes })["day"];

const slotProblem = (value: string, changes: Partial<FormFacts> = {}): string | undefined =>
  problemsByFacts({ fields: [slot] }, { slot: value }, { ...facts, ...changes })["slot"];

describe("a day that a visitor wishes", () => {
  it("is one on which the place is open", () => {
    expect([dayProblem("2026-11-23"), dayProblem(""), dayProblem("2026-11-27")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(dayProblem("2026-11-25")).toBe("Nous sommes fermés ce jour-là. Choisissez un autre jour.");
  });

  it("is no public holiday, which is named", () => {
    // Saint Stephen's falls on a Saturday; Christmas 2026 on a Friday.
    expect(dayProblem("2026-12-25")).toBe("Nous sommes fermés ce jour-là (Noël). Choisissez un autre jour.");
  });

  it("lies within the days the form takes, counted on the group's wall clock", () => {
    expect(dayProblem("2026-11-22")).toBe("Choisissez un jour à partir du 23\u00a0novembre\u00a02026.");
    expect(dayProblem("2027-01-02")).toContain("jusqu’au 1er\u00a0janvier\u00a02027");
    const late = { now: new Date("2026-11-22T23:30:00Z") };
    expect(dateRange({ from_days: 0, to_days: 1 }, { ...facts, ...late })).toEqual({
      first: "2026-11-23",
      last: "2026-11-24",
    });
  });

  it("may be any of them where no place is known", () => {
    expect(dayProblem("2026-11-25", { place: null })).toBeUndefined();
  });
});

describe("an appointment that a visitor chooses", () => {
  const monday = "2026-11-23T09:00:00.000Z";

  it("is one that the hours of the place allow", () => {
    expect(slotProblem(monday)).toBeUndefined();
    for (const other of ["2026-11-23T09:30:00.000Z", "2026-11-25T09:00:00.000Z", "2027-02-01T09:00:00.000Z"]) {
      expect(slotProblem(other)).toBe("Ce créneau n’est plus disponible. Choisissez-en un autre.");
    }
  });

  it("must be chosen, unless there is none at all", () => {
    expect(slotProblem("")).toBe("Choisissez un créneau.");
    expect(slotProblem("", { place: null })).toBeUndefined();
    const closed = openingHoursSchema.parse({});
    const shut = { ...facts.place!, hours: { showroom: closed, workshop: closed } };
    expect(slotProblem("", { place: shut })).toBeUndefined();
  });

  it("is booked at the place, from its beginning to its end", () => {
    expect(bookingOf({ fields: [slot] }, { slot: monday }, facts)).toEqual({
      location: "bertrange",
      calendar: "test_drive",
      start: monday,
      end: "2026-11-23T10:00:00.000Z",
    });
    expect(bookingOf({ fields: [slot] }, { slot: "" }, facts)).toBeNull();
    expect(bookingOf({ fields: [date] }, { day: "2026-11-23" }, facts)).toBeNull();
  });

  it("is as long as the workshop or the showroom cuts it, and takes as many", () => {
    const cut = { ...facts.place!, slots: { showroom: rules, workshop: { ...rules, minutes: 30, capacity: 2 } } };
    const own = { ...facts, place: { ...cut, hours: { showroom, workshop: showroom } } };
    const workshopSlot: LeadField = { ...slot, hours: "workshop" };
    expect(bookingOf({ fields: [workshopSlot] }, { slot: "2026-11-23T09:30:00.000Z" }, own)?.end).toContain("T10:00");
    expect(bookingOf({ fields: [slot] }, { slot: "2026-11-23T09:30:00.000Z" }, own)).toBeNull();
    expect([seatsOf({ fields: [workshopSlot] }, own), seatsOf({ fields: [slot] }, own)]).toEqual([2, 1]);
    expect(seatsOf({ fields: [date] }, own)).toBe(1);
  });

  it("follows the hours of the workshop where it is one there", () => {
    const wednesday = { slot: "2026-11-25T09:00:00.000Z" };
    expect(bookingOf({ fields: [{ ...slot, hours: "workshop" }] }, wednesday, facts)?.start).toBe(wednesday.slot);
    expect(bookingOf({ fields: [slot] }, wednesday, facts)).toBeNull();
  });
});

it("sizes are told in French units", () => {
  expect([readableSize(1), readableSize(239_001), readableSize(5_000_000)]).toEqual([
    "1\u00a0Ko",
    "240\u00a0Ko",
    "5\u00a0Mo",
  ]);
});
