import { addDays, instantAt, localTime } from "../locations/index.ts";
import { timeOf } from "./slots.ts";
import type { LeadCount, LeadSpan } from "./staff-ports.ts";

export const STAT_GROUPS = ["kind", "location", "day", "month"] as const;

export type StatGroup = (typeof STAT_GROUPS)[number];

/** From `from` on, before `until`. */
export type Period = { readonly from: Date; readonly until: Date };

export type StatRow = { readonly name: string; readonly leads: number };

const HALF_HOURS = Array.from({ length: 48 }, (_, index) => timeOf(index * 30));

/**
 * The first instant of a calendar date `YYYY-MM-DD` on the wall clock of an IANA time zone: where clocks go forward at
 * midnight it is later than 0:00, and a date that a zone leaves out begins with the next one.
 */
export const startOfDay = (date: string, timeZone: string): Date => {
  for (const time of HALF_HOURS) {
    const start = instantAt(date, time, timeZone);
    if (start !== null) return start;
  }
  return startOfDay(addDays(date, 1), timeZone);
};

const nextOf = (name: string): string => {
  if (name.length === 10) return addDays(name, 1);
  return addDays(`${name}-28`, 7).slice(0, 7);
};

const startOf = (name: string, timeZone: string): Date => startOfDay(name.padEnd(10, "-01"), timeZone);

/**
 * Cuts a period into the days (`2026-11-21`) or months (`2026-11`) of a wall clock, without gap or overlap, the first and
 * the last as far as they lie in it; a day on which clocks change has 23 or 25 hours. Of kinds and locations the period
 * is one span.
 */
export const spansOf = (by: StatGroup, { from, until }: Period, timeZone: string): readonly LeadSpan[] => {
  if (from >= until) return [];
  if (by === "kind" || by === "location") return [{ name: "all", from, until }];
  const spans: LeadSpan[] = [];
  let name = localTime(from, timeZone).date.slice(0, by === "day" ? 10 : 7);
  let start = from;
  while (start < until) {
    const next = nextOf(name);
    const begins = startOf(next, timeZone);
    const end = begins < until ? begins : until;
    if (end > start) spans.push({ name, from: start, until: end });
    [name, start] = [next, end];
  }
  return spans;
};

/**
 * What is counted where nobody says from when: the last 30 days of a wall clock with the one that `until` ends in, or of
 * months the last 12.
 */
export const recentPeriod = (by: StatGroup, until: Date, timeZone: string): Period => {
  const { date } = localTime(new Date(until.getTime() - 1), timeZone);
  if (by !== "month") return { from: startOfDay(addDays(date, -29), timeZone), until };
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  const first = new Date(Date.UTC(year, month - 12, 1)).toISOString().slice(0, 10);
  return { from: startOfDay(first, timeZone), until };
};

/**
 * Leads by group. Days and months are all there, in order, also those without any; kinds and locations follow with the
 * most first, those of `known` also without any. A lead that names no place counts as "none".
 */
export const statRows = (
  by: StatGroup,
  spans: readonly LeadSpan[],
  counts: readonly LeadCount[],
  known: readonly string[],
): readonly StatRow[] => {
  const isTime = by === "day" || by === "month";
  const names = isTime ? spans.map(({ name }) => name) : known;
  const rows = new Map(names.map((name) => [name, 0]));
  for (const { span, kind, location, leads } of counts) {
    const name = isTime ? span : by === "kind" ? kind : (location ?? "none");
    rows.set(name, (rows.get(name) ?? 0) + leads);
  }
  const all = [...rows].map(([name, leads]) => ({ name, leads }));
  return isTime ? all : all.toSorted((a, b) => b.leads - a.leads || (a.name < b.name ? -1 : 1));
};
