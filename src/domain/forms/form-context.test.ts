import { describe, expect, it } from "vitest";
import { openingHoursSchema } from "../locations/opening-hours.ts";
import { findContextProblems } from "./fields.ts";
import { dateRange } from "./field-kinds/date/date-field.ts";
import type { LeadFieldDefinition } from "./field-kinds/index.ts";
import { resolveBooking, slotCapacity } from "./field-kinds/slot/slot-field.ts";
import type { FormContext } from "./form-context.ts";
import { fieldProblemMessage } from "#application/strings/forms/field-messages.ts";

const day = [{ open: "09:00", closed: "12:00" }];
const showroom = openingHoursSchema.parse({ monday: day, tuesday: day, friday: day, public_holidays: "LU" });
const workshop = openingHoursSchema.parse({ wednesday: day, public_holidays: "LU" });

const rules = { minutes: 60, capacity: 1, lead_hours: 4, horizon_days: 14 };

const context: FormContext = {
  country: "LU",
  now: new Date("2026-11-22T12:00:00Z"),
  timeZone: "Europe/Luxembourg",
  location: {
    slug: "bertrange",
    hours: { showroom, workshop },
    slots: { showroom: rules, workshop: rules },
    works: [],
  },
};

const date: LeadFieldDefinition = {
  kind: "date",
  name: "day",
  from_days: 1,
  to_days: 40,
  hours: "showroom",
};
const slot: LeadFieldDefinition = {
  kind: "slot",
  name: "slot",
  required: true,
  hours: "showroom",
  calendar: "test_drive",
};

const problemOf = (field: LeadFieldDefinition, value: string, changes: Partial<FormContext>): string | undefined => {
  const values = { [field.name]: value };
  const problem = findContextProblems({ fields: [field] }, values, { ...context, ...changes })[field.name];
  return problem && fieldProblemMessage(field, {}, problem);
};

const dayProblem = (value: string, changes: Partial<FormContext> = {}): string | undefined =>
  problemOf(date, value, changes);

const slotProblem = (value: string, changes: Partial<FormContext> = {}): string | undefined =>
  problemOf(slot, value, changes);

describe("a date field", () => {
  it("rejects days on which the location is closed", () => {
    expect([dayProblem("2026-11-23"), dayProblem(""), dayProblem("2026-11-27")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(dayProblem("2026-11-25")).toBe("Nous sommes fermés ce jour-là. Choisissez un autre jour.");
  });

  it("names the public holiday in the message", () => {
    // Christmas 2026 is a Friday.
    expect(dayProblem("2026-12-25")).toBe("Nous sommes fermés ce jour-là (Noël). Choisissez un autre jour.");
  });

  it("accepts only the range of the field, counted in the local time zone", () => {
    expect(dayProblem("2026-11-22")).toBe("Choisissez un jour à partir du 23\u00a0novembre\u00a02026.");
    expect(dayProblem("2027-01-02")).toContain("jusqu’au 1er\u00a0janvier\u00a02027");
    const late = { now: new Date("2026-11-22T23:30:00Z") };
    expect(dateRange({ from_days: 0, to_days: 1 }, { ...context, ...late })).toEqual({
      first: "2026-11-23",
      last: "2026-11-24",
    });
  });

  it("accepts any day of the range without a location", () => {
    expect(dayProblem("2026-11-25", { location: null })).toBeUndefined();
  });
});

describe("a slot field", () => {
  const monday = "2026-11-23T09:00:00.000Z";

  it("rejects slots outside the hours of the location", () => {
    expect(slotProblem(monday)).toBeUndefined();
    for (const other of ["2026-11-23T09:30:00.000Z", "2026-11-25T09:00:00.000Z", "2027-02-01T09:00:00.000Z"]) {
      expect(slotProblem(other)).toBe("Ce créneau n’est plus disponible. Choisissez-en un autre.");
    }
  });

  it("is required unless no slot exists", () => {
    expect(slotProblem("")).toBe("Choisissez un créneau.");
    expect(slotProblem("", { location: null })).toBeUndefined();
    const closed = openingHoursSchema.parse({});
    const closedLocation = { ...context.location!, hours: { showroom: closed, workshop: closed } };
    expect(slotProblem("", { location: closedLocation })).toBeUndefined();
  });

  it("resolves to a booking at the location", () => {
    expect(resolveBooking({ fields: [slot] }, { slot: monday }, context)).toEqual({
      location: "bertrange",
      calendar: "test_drive",
      start: monday,
      end: "2026-11-23T10:00:00.000Z",
    });
    expect(resolveBooking({ fields: [slot] }, { slot: "" }, context)).toBeNull();
    expect(resolveBooking({ fields: [date] }, { day: "2026-11-23" }, context)).toBeNull();
  });

  it("uses duration and capacity of workshop or showroom", () => {
    const location = {
      ...context.location!,
      slots: { showroom: rules, workshop: { ...rules, minutes: 30, capacity: 2 } },
    };
    const contextWithWorkshop = { ...context, location: { ...location, hours: { showroom, workshop: showroom } } };
    const workshopSlot: LeadFieldDefinition = { ...slot, hours: "workshop" };
    expect(
      resolveBooking({ fields: [workshopSlot] }, { slot: "2026-11-23T09:30:00.000Z" }, contextWithWorkshop)?.end,
    ).toContain("T10:00");
    expect(resolveBooking({ fields: [slot] }, { slot: "2026-11-23T09:30:00.000Z" }, contextWithWorkshop)).toBeNull();
    expect([
      slotCapacity({ fields: [workshopSlot] }, contextWithWorkshop, {}),
      slotCapacity({ fields: [slot] }, contextWithWorkshop, {}),
    ]).toEqual([2, 1]);
    expect(slotCapacity({ fields: [date] }, contextWithWorkshop, {})).toBe(1);
  });

  it("uses the workshop's hours for a workshop slot", () => {
    const wednesday = { slot: "2026-11-25T09:00:00.000Z" };
    expect(resolveBooking({ fields: [{ ...slot, hours: "workshop" }] }, wednesday, context)?.start).toBe(
      wednesday.slot,
    );
    expect(resolveBooking({ fields: [slot] }, wednesday, context)).toBeNull();
  });
});
