import fc from "fast-check";
import { expect, test } from "vitest";
import { localTime, WEEKDAY_KEYS } from "./local-time.ts";
import { hoursOn, openState, weekOf } from "./open-state.ts";
import { openingHoursSchema, type OpeningHours } from "./opening-hours.ts";
import { openPhrase } from "./phrases.ts";

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
  exceptions: [
    { date: "2026-03-10", comments: "Inventaire" },
    { date: "2026-06-23", spans: [{ open: "10:00", closed: "14:00" }], comments: "Journée portes ouvertes" },
  ],
});

const at = (local: string): Date => new Date(`${local}+01:00`);
const summer = (local: string): Date => new Date(`${local}+02:00`);
const phraseAt = (now: Date): string => openPhrase(openState(hours, now, ZONE));

test("on a workday it is open in both spans and closed between them", () => {
  expect(openState(hours, at("2026-03-02T09:00"), ZONE)).toEqual({ open: true, until: "12:00", soon: false });
  expect(openState(hours, at("2026-03-02T12:00"), ZONE)).toEqual({
    open: false,
    next: { date: "2026-03-02", weekday: "monday", at: "13:00", inDays: 0 },
  });
  expect(openState(hours, at("2026-03-02T13:00"), ZONE)).toMatchObject({ open: true, until: "18:30" });
});

test("the French phrases say what a visitor wants to know", () => {
  expect(phraseAt(at("2026-03-02T14:00"))).toBe("Ouvert jusqu’à 18\u00a0h\u00a030");
  expect(phraseAt(at("2026-03-02T18:00"))).toBe("Ferme bientôt, à 18\u00a0h\u00a030");
  expect(phraseAt(at("2026-03-02T18:30"))).toBe("Fermé, ouvre demain à 8\u00a0h");
  expect(phraseAt(at("2026-03-02T07:00"))).toBe("Fermé, ouvre à 8\u00a0h");
  expect(phraseAt(at("2026-03-07T17:00"))).toBe("Fermé, ouvre lundi à 8\u00a0h");
});

test("an exception beats the week, and a public holiday closes unless an exception opens it", () => {
  expect(hoursOn(hours, "2026-03-10")).toMatchObject({ spans: [], note: "Inventaire" });
  expect(hoursOn(hours, "2026-05-14")).toMatchObject({ spans: [], note: "Ascension" });
  expect(openState(hours, summer("2026-06-23T11:00"), ZONE)).toMatchObject({ open: true, until: "14:00" });
  expect(phraseAt(summer("2026-05-13T19:00"))).toBe("Fermé, ouvre vendredi à 8\u00a0h");
});

test("spans that touch count as one opening", () => {
  const through = openingHoursSchema.parse({
    monday: [
      { open: "12:00", closed: "18:00" },
      { open: "08:00", closed: "12:00" },
    ],
  });
  expect(openState(through, at("2026-03-02T09:00"), ZONE)).toMatchObject({ open: true, until: "18:00" });
});

test("a place without any hours is closed and opens never", () => {
  const shut = openingHoursSchema.parse({});
  expect(openPhrase(openState(shut, at("2026-03-02T09:00"), ZONE))).toBe("Fermé");
});

test("opening follows the wall clock over both changes of the clock", () => {
  // Clocks go forward on 2026-03-29 and back on 2026-10-25; both are Sundays, so Monday's eight o'clock moves in UTC.
  const opens = (instant: string): boolean => openState(hours, new Date(instant), ZONE).open;
  expect(opens("2026-03-27T06:59:00Z")).toBe(false);
  expect(opens("2026-03-27T07:00:00Z")).toBe(true);
  expect(opens("2026-03-30T05:59:00Z")).toBe(false);
  expect(opens("2026-03-30T06:00:00Z")).toBe(true);
  expect(opens("2026-10-26T06:30:00Z")).toBe(false);
  expect(opens("2026-10-26T07:00:00Z")).toBe(true);
});

test("on the night the clock goes back, a span holds through the hour that comes twice", () => {
  const night = openingHoursSchema.parse({ sunday: [{ open: "00:00", closed: "02:45" }], public_holidays: "none" });
  const states = ["2026-10-25T00:30:00Z", "2026-10-25T00:50:00Z", "2026-10-25T01:30:00Z", "2026-10-25T01:50:00Z"];
  expect(states.map((instant) => openState(night, new Date(instant), ZONE).open)).toEqual([true, false, true, false]);
});

test("on the night the clock goes forward, the missing hour opens nothing", () => {
  const night = openingHoursSchema.parse({ sunday: [{ open: "02:10", closed: "02:50" }], public_holidays: "none" });
  for (let minute = 0; minute < 180; minute++) {
    const instant = new Date(Date.UTC(2026, 2, 28, 23, minute * 1));
    expect(openState(night, instant, ZONE).open).toBe(false);
  }
});

test("the week starts on Monday, marks today and names holidays", () => {
  const week = weekOf(hours, summer("2026-05-16T10:00"), ZONE);
  expect(week.map((day) => day.date)).toEqual([11, 12, 13, 14, 15, 16, 17].map((day) => `2026-05-${day}`));
  expect(week.map((day) => day.weekday)).toEqual(WEEKDAY_KEYS);
  expect(week.filter((day) => day.today).map((day) => day.weekday)).toEqual(["saturday"]);
  expect(week[3]).toMatchObject({ note: "Ascension", spans: [] });
});

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

const anySpans = fc
  .uniqueArray(fc.integer({ min: 0, max: 1440 }), { maxLength: 6 })
  .map((marks) => marks.toSorted((a, b) => a - b))
  .map((marks) =>
    Array.from({ length: Math.floor(marks.length / 2) }, (_, index) => ({
      open: clock(marks[index * 2] as number),
      closed: clock(marks[index * 2 + 1] as number),
    })),
  );

const anyHours: fc.Arbitrary<OpeningHours> = fc
  .record({
    ...(Object.fromEntries(WEEKDAY_KEYS.map((day) => [day, anySpans])) as Record<string, typeof anySpans>),
    public_holidays: fc.constantFrom("LU" as const, "none" as const),
  })
  .map((input) => openingHoursSchema.parse(input));

const anyInstant = fc.date({ min: new Date("2025-01-01"), max: new Date("2030-12-31"), noInvalidDate: true });

test("open is exactly: the local minute lies in a span of the local day", () => {
  fc.assert(
    fc.property(anyHours, anyInstant, (week, instant) => {
      const local = localTime(instant, ZONE);
      const inside = hoursOn(week, local.date).spans.some((s) => s.open <= local.time && local.time < s.closed);
      expect(openState(week, instant, ZONE).open).toBe(inside);
    }),
  );
});

test("what is announced as the next opening is an opening, and none lies before it", () => {
  fc.assert(
    fc.property(anyHours, anyInstant, (week, instant) => {
      const state = openState(week, instant, ZONE);
      if (state.open || state.next === null) return;
      const { next } = state;
      const local = localTime(instant, ZONE);
      expect(hoursOn(week, next.date).spans.some((span) => span.open === next.at)).toBe(true);
      expect(next.date > local.date || next.at > local.time).toBe(true);
      const sooner = next.date === local.date ? next.at : "24:01";
      const missed = hoursOn(week, local.date).spans.filter(({ open }) => open > local.time && open < sooner);
      expect(missed).toEqual([]);
    }),
  );
});

test("hours that overlap, run backwards or are no times are refused", () => {
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
