import fc from "fast-check";
import { expect, test } from "vitest";
import { localTime, WEEKDAY_KEYS } from "./local-time.ts";
import { hoursForDate, openState, weekHours } from "./open-state.ts";
import { openingHoursSchema, type OpeningHours } from "./opening-hours.ts";
import { answeredFrom, openStateLabel } from "#application/strings/hours.ts";

const ZONE = "Europe/Luxembourg";
const workday = [
  { open: "08:00", closed: "12:00" },
  { open: "13:00", closed: "18:30" },
];
const hours = openingHoursSchema.parse({
  monday: workday,
  tuesday: workday,
  wednesday: workday,
  thursday: workday,
  friday: workday,
  saturday: [{ open: "09:00", closed: "17:00", comments: "Sur rendez-vous après 16 h" }],
  public_holidays: "LU",
  exceptions: [
    { date: "2026-03-10", comments: "Inventaire" },
    { date: "2026-06-23", spans: [{ open: "10:00", closed: "14:00" }], comments: "Journée portes ouvertes" },
  ],
});

const winterInstant = (local: string): Date => new Date(`${local}+01:00`);
const summerInstant = (local: string): Date => new Date(`${local}+02:00`);
const labelAt = (now: Date): string => openStateLabel(openState(hours, now, ZONE));

test("is open in both spans of a workday and closed between them", () => {
  expect(openState(hours, winterInstant("2026-03-02T09:00"), ZONE)).toEqual({
    open: true,
    until: "12:00",
    soon: false,
  });
  expect(openState(hours, winterInstant("2026-03-02T12:00"), ZONE)).toEqual({
    open: false,
    next: { date: "2026-03-02", weekday: "monday", time: "13:00", inDays: 0 },
  });
  expect(openState(hours, winterInstant("2026-03-02T13:00"), ZONE)).toMatchObject({ open: true, until: "18:30" });
});

test("labels the state in French", () => {
  expect(labelAt(winterInstant("2026-03-02T14:00"))).toBe("Ouvert jusqu’à 18\u00a0h\u00a030");
  expect(labelAt(winterInstant("2026-03-02T18:00"))).toBe("Ferme bientôt, à 18\u00a0h\u00a030");
  expect(labelAt(winterInstant("2026-03-02T18:30"))).toBe("Fermé, ouvre demain à 8\u00a0h");
  expect(labelAt(winterInstant("2026-03-02T07:00"))).toBe("Fermé, ouvre à 8\u00a0h");
  expect(labelAt(winterInstant("2026-03-07T17:00"))).toBe("Fermé, ouvre lundi à 8\u00a0h");
});

test("an exception overrides the week and a public holiday, and a public holiday overrides the week", () => {
  expect(hoursForDate(hours, "2026-03-10")).toMatchObject({ spans: [], note: "Inventaire" });
  expect(hoursForDate(hours, "2026-05-14")).toMatchObject({ spans: [], note: "Ascension" });
  expect(openState(hours, summerInstant("2026-06-23T11:00"), ZONE)).toMatchObject({ open: true, until: "14:00" });
  expect(labelAt(summerInstant("2026-05-13T19:00"))).toBe("Fermé, ouvre vendredi à 8\u00a0h");
});

test("joins adjacent spans", () => {
  const through = openingHoursSchema.parse({
    monday: [
      { open: "12:00", closed: "18:00" },
      { open: "08:00", closed: "12:00" },
    ],
  });
  expect(openState(through, winterInstant("2026-03-02T09:00"), ZONE)).toMatchObject({ open: true, until: "18:00" });
});

test("a location without hours is closed without a next opening", () => {
  const withoutHours = openingHoursSchema.parse({});
  expect(openStateLabel(openState(withoutHours, winterInstant("2026-03-02T09:00"), ZONE))).toBe("Fermé");
});

test("a telephone is answered from the next opening on", () => {
  const days = openingHoursSchema.parse({
    monday: [{ open: "07:30", closed: "12:00" }],
    friday: [{ open: "08:00", closed: "12:00" }],
  });
  const from = (now: string): string | null => answeredFrom(openState(days, winterInstant(now), ZONE));
  expect(from("2026-03-02T06:00")).toBe("dès 7\u00a0h\u00a030");
  expect(from("2026-03-02T09:00")).toBeNull();
  expect(from("2026-03-01T09:00")).toBe("demain, 7\u00a0h\u00a030");
  expect(from("2026-03-02T13:00")).toBe("vendredi, 8\u00a0h");
  expect(answeredFrom({ open: false, next: null })).toBeNull();
});

test("hours follow local time across both changes of summer time", () => {
  // Clocks change on the Sundays 2026-03-29 and 2026-10-25, so Monday's 08:00 shifts in UTC.
  const opens = (instant: string): boolean => openState(hours, new Date(instant), ZONE).open;
  expect(opens("2026-03-27T06:59:00Z")).toBe(false);
  expect(opens("2026-03-27T07:00:00Z")).toBe(true);
  expect(opens("2026-03-30T05:59:00Z")).toBe(false);
  expect(opens("2026-03-30T06:00:00Z")).toBe(true);
  expect(opens("2026-10-26T06:30:00Z")).toBe(false);
  expect(opens("2026-10-26T07:00:00Z")).toBe(true);
});

test("applies a span to both occurrences of the repeated hour", () => {
  const night = openingHoursSchema.parse({ sunday: [{ open: "00:00", closed: "02:45" }], public_holidays: "none" });
  const states = ["2026-10-25T00:30:00Z", "2026-10-25T00:50:00Z", "2026-10-25T01:30:00Z", "2026-10-25T01:50:00Z"];
  expect(states.map((instant) => openState(night, new Date(instant), ZONE).open)).toEqual([true, false, true, false]);
});

test("ignores a span within the skipped hour", () => {
  const night = openingHoursSchema.parse({ sunday: [{ open: "02:10", closed: "02:50" }], public_holidays: "none" });
  for (let minute = 0; minute < 180; minute++) {
    const instant = new Date(Date.UTC(2026, 2, 28, 23, minute * 1));
    expect(openState(night, instant, ZONE).open).toBe(false);
  }
});

test("lists the week from Monday, marks today and names holidays", () => {
  const week = weekHours(hours, summerInstant("2026-05-16T10:00"), ZONE);
  expect(week.map((day) => day.date)).toEqual([11, 12, 13, 14, 15, 16, 17].map((day) => `2026-05-${day}`));
  expect(week.map((day) => day.weekday)).toEqual(WEEKDAY_KEYS);
  expect(week.filter((day) => day.today).map((day) => day.weekday)).toEqual(["saturday"]);
  expect(week[3]).toMatchObject({ note: "Ascension", spans: [] });
});

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

const spansArbitrary = fc
  .uniqueArray(fc.integer({ min: 0, max: 1440 }), { maxLength: 6 })
  .map((marks) => marks.toSorted((a, b) => a - b))
  .map((marks) =>
    Array.from({ length: Math.floor(marks.length / 2) }, (_, index) => ({
      open: clock(marks[index * 2] as number),
      closed: clock(marks[index * 2 + 1] as number),
    })),
  );

const hoursArbitrary: fc.Arbitrary<OpeningHours> = fc
  .record({
    ...(Object.fromEntries(WEEKDAY_KEYS.map((day) => [day, spansArbitrary])) as Record<string, typeof spansArbitrary>),
    public_holidays: fc.constantFrom("LU" as const, "none" as const),
  })
  .map((input) => openingHoursSchema.parse(input));

const instantArbitrary = fc.date({ min: new Date("2025-01-01"), max: new Date("2030-12-31"), noInvalidDate: true });

test("is open exactly if the local minute is within a span of the local day", () => {
  fc.assert(
    fc.property(hoursArbitrary, instantArbitrary, (week, instant) => {
      const local = localTime(instant, ZONE);
      const inside = hoursForDate(week, local.date).spans.some((s) => s.open <= local.time && local.time < s.closed);
      expect(openState(week, instant, ZONE).open).toBe(inside);
    }),
  );
});

test("the next opening is the start of a span, and no span starts before it", () => {
  fc.assert(
    fc.property(hoursArbitrary, instantArbitrary, (week, instant) => {
      const state = openState(week, instant, ZONE);
      if (state.open || state.next === null) return;
      const { next } = state;
      const local = localTime(instant, ZONE);
      expect(hoursForDate(week, next.date).spans.some((span) => span.open === next.time)).toBe(true);
      expect(next.date > local.date || next.time > local.time).toBe(true);
      const sooner = next.date === local.date ? next.time : "24:01";
      const missed = hoursForDate(week, local.date).spans.filter(({ open }) => open > local.time && open < sooner);
      expect(missed).toEqual([]);
    }),
  );
});

test("rejects overlapping, inverted and malformed spans", () => {
  const refused = (monday: unknown): boolean => !openingHoursSchema.safeParse({ monday }).success;
  expect(
    refused([
      { open: "08:00", closed: "12:00" },
      { open: "11:00", closed: "14:00" },
    ]),
  ).toBe(true);
  expect(refused([{ open: "18:00", closed: "08:00" }])).toBe(true);
  expect(refused([{ open: "8:00", closed: "12:00" }])).toBe(true);
  expect(refused([{ open: "08:00", closed: "24:00" }])).toBe(false);
});
