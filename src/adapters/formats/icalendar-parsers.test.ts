import { expect, test } from "vitest";
import type { CalendarEntry, CalendarMessage } from "#domain/appointments/index.ts";
import { instantAt, localTime } from "#domain/locations/index.ts";
import { PARSERS } from "../../../tests/fakes/read-calendar.ts";
import { writeCalendarFile } from "./lead-formats.ts";

const ZONE = "Europe/Luxembourg";

const participants = {
  organizer: { name: "Alzette Bertrange", email: "atelier@alzette.example" },
  attendee: { name: "Léa Kieffer", email: "lea@exemple.lu" },
};

const at = (date: string, time: string): string => instantAt(date, time, ZONE)?.toISOString() ?? "";

const entry = (date: string, changes: Partial<CalendarEntry>): CalendarEntry => ({
  uid: "V7K3-2QFM@alzette.example",
  start: at(date, "09:00"),
  end: at(date, "10:00"),
  title: "Freins",
  description: "1 h",
  location: null,
  url: "https://www.alzette.example/",
  sequence: 0,
  changedAt: at("2027-03-20", "12:00"),
  isCancelled: false,
  ...changes,
});

test.each(Object.entries(PARSERS))(
  "%s reads one appointment, booked, moved over the clock change and cancelled",
  (_, read) => {
    const written = (method: CalendarMessage["method"], one: CalendarEntry) =>
      read(writeCalendarFile(one, { method, ...participants }));
    const events = [
      written("REQUEST", entry("2027-03-26", {})),
      written("REQUEST", entry("2027-03-29", { sequence: 1, changedAt: at("2027-03-21", "08:30") })),
      written("CANCEL", entry("2027-03-29", { sequence: 2, changedAt: at("2027-03-22", "08:30"), isCancelled: true })),
    ];
    expect(new Set(events.map(({ uid }) => uid))).toEqual(new Set(["V7K3-2QFM@alzette.example"]));
    expect(events.map(({ method, sequence, status }) => [method, sequence, status])).toEqual([
      ["REQUEST", 0, "CONFIRMED"],
      ["REQUEST", 1, "CONFIRMED"],
      ["CANCEL", 2, "CANCELLED"],
    ]);
    const changed = [at("2027-03-20", "12:00"), at("2027-03-21", "08:30"), at("2027-03-22", "08:30")];
    expect(events.map(({ stamp }) => stamp)).toEqual(changed);
    expect(events.map(({ modified }) => modified)).toEqual(changed);
    expect(events.map(({ start, end }) => [start, end].map((instant) => localTime(new Date(instant), ZONE)))).toEqual(
      ["2027-03-26", "2027-03-29", "2027-03-29"].map((date) => [
        expect.objectContaining({ date, time: "09:00" }),
        expect.objectContaining({ date, time: "10:00" }),
      ]),
    );
    expect(events.map(({ start }) => start.slice(11, 16))).toEqual(["08:00", "07:00", "07:00"]);
  },
);
