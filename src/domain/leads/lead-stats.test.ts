import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { localTime } from "../locations/index.ts";
import { defaultPeriod, splitPeriod, startOfDay, statRows } from "./lead-stats.ts";

const LUXEMBOURG = "Europe/Luxembourg";

const hours = ({ from, until }: { readonly from: Date; readonly until: Date }): number =>
  (until.getTime() - from.getTime()) / 3_600_000;

const midnight = (date: string): Date => startOfDay(date, LUXEMBOURG);

describe("startOfDay", () => {
  it.each([
    ["2026-11-22", LUXEMBOURG, "2026-11-21T23:00:00.000Z"],
    ["2026-07-01", LUXEMBOURG, "2026-06-30T22:00:00.000Z"],
    ["2026-04-24", "Africa/Cairo", "2026-04-23T22:00:00.000Z"],
    ["2011-12-30", "Pacific/Apia", "2011-12-30T10:00:00.000Z"],
  ])("%s in %s is %s", (date, timeZone, expected) => {
    expect(startOfDay(date, timeZone).toISOString()).toBe(expected);
  });
});

describe("splitPeriod", () => {
  it("returns days of 23 and 25 hours when clocks change", () => {
    const spring = splitPeriod("day", { from: midnight("2026-03-28"), until: midnight("2026-03-31") }, LUXEMBOURG);
    expect(spring.map((span) => [span.name, hours(span)])).toEqual([
      ["2026-03-28", 24],
      ["2026-03-29", 23],
      ["2026-03-30", 24],
    ]);
    const autumn = splitPeriod("day", { from: midnight("2026-10-25"), until: midnight("2026-10-26") }, LUXEMBOURG);
    expect(autumn.map((span) => [span.name, hours(span)])).toEqual([["2026-10-25", 25]]);
  });

  it("cuts days at the start and end of the period", () => {
    const period = { from: new Date("2026-11-20T10:00:00Z"), until: new Date("2026-11-21T23:30:00Z") };
    expect(splitPeriod("day", period, LUXEMBOURG).map((span) => [span.name, hours(span)])).toEqual([
      ["2026-11-20", 13],
      ["2026-11-21", 24],
      ["2026-11-22", 0.5],
    ]);
  });

  it("returns nothing for an empty period", () => {
    expect(splitPeriod("day", { from: new Date(1000), until: new Date(1000) }, LUXEMBOURG)).toEqual([]);
  });

  it("covers every instant exactly once, in its local day or month", () => {
    const instant = fc.date({ min: new Date("2024-01-01"), max: new Date("2027-01-01"), noInvalidDate: true });
    const zone = fc.constantFrom(LUXEMBOURG, "America/St_Johns", "Africa/Cairo", "Asia/Kathmandu", "UTC");
    const by = fc.constantFrom("day" as const, "month" as const);
    fc.assert(
      fc.property(
        instant,
        fc.integer({ min: 1, max: 90 * 86_400_000 }),
        fc.nat(),
        zone,
        by,
        (from, length, at, tz, group) => {
          const until = new Date(from.getTime() + length);
          const spans = splitPeriod(group, { from, until }, tz);
          expect(spans[0]?.from).toEqual(from);
          expect(spans.at(-1)?.until).toEqual(until);
          spans.slice(1).forEach((span, index) => expect(span.from).toEqual(spans[index]?.until));
          const moment = new Date(from.getTime() + (at % length));
          const matching = spans.filter((span) => span.from <= moment && moment < span.until);
          expect(matching.map(({ name }) => name)).toEqual([
            localTime(moment, tz).date.slice(0, group === "day" ? 10 : 7),
          ]);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("defaultPeriod", () => {
  const names = (by: "day" | "month", until: string): readonly string[] =>
    splitPeriod(by, defaultPeriod(by, new Date(until), LUXEMBOURG), LUXEMBOURG).map(({ name }) => name);

  it("returns the last 30 days including the last one", () => {
    expect(names("day", "2026-11-22T10:00:00Z")).toHaveLength(30);
    expect(names("day", "2026-11-22T10:00:00Z")[0]).toBe("2026-10-24");
    expect(names("day", "2026-11-21T23:00:00Z").at(-1)).toBe("2026-11-21");
  });

  it("returns the last 12 months including the current one", () => {
    expect(names("month", "2026-11-22T10:00:00Z")).toHaveLength(12);
    expect(names("month", "2026-11-22T10:00:00Z")[0]).toBe("2025-12");
    expect(names("month", "2026-12-31T23:30:00Z")[0]).toBe("2026-02");
  });
});

describe("statRows", () => {
  const counts = [
    { span: "2026-11-20", kind: "interest", location: "bertrange", leads: 2 },
    { span: "2026-11-22", kind: "interest", location: null, leads: 1 },
    { span: "2026-11-22", kind: "pigeon", location: "bertrange", leads: 4 },
  ];
  const period = { from: midnight("2026-11-20"), until: midnight("2026-11-23") };

  it("lists days in order, including empty ones", () => {
    expect(statRows("day", splitPeriod("day", period, LUXEMBOURG), counts, [])).toEqual([
      { name: "2026-11-20", leads: 2 },
      { name: "2026-11-21", leads: 0 },
      { name: "2026-11-22", leads: 5 },
    ]);
  });

  it("lists kinds by count, including unused and unknown ones", () => {
    expect(statRows("kind", [], counts, ["contact", "interest"])).toEqual([
      { name: "pigeon", leads: 4 },
      { name: "interest", leads: 3 },
      { name: "contact", leads: 0 },
    ]);
  });

  it("counts leads without a location as none", () => {
    expect(statRows("location", [], counts, ["diekirch"])).toEqual([
      { name: "bertrange", leads: 6 },
      { name: "none", leads: 1 },
      { name: "diekirch", leads: 0 },
    ]);
  });
});
