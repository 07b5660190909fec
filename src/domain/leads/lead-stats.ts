import { addDays, instantAt, localTime } from "../locations/index.ts";
import { minutesToTime } from "../appointments/index.ts";

/** The answer to a lead. Minutes are opening time of its location. */
export type AnswerTime = {
  /** The group in the statistics: a location, a kind or `all`. */
  readonly name: string;
  /** From receipt to the first answer, or until now. */
  readonly minutes: number;
  readonly is_answered: boolean;
  /** Minutes within which an answer is promised; null without a promise. */
  readonly promised: number | null;
};

export type AnswerStatRow = {
  readonly name: string;
  readonly leads: number;
  readonly answered: number;
  /** Opening minutes to the first answer; null without answers. */
  readonly median_minutes: number | null;
  readonly p90_minutes: number | null;
  /**
   * Share of the leads with a promise whose answer came in time, of those that are answered or late; null without any.
   */
  readonly within_promise: number | null;
};

/** The nearest-rank percentile of sorted values. `share`: above 0, at most 1. */
const percentile = (sorted: readonly number[], share: number): number | null =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;

const isInTime = ({ minutes, promised }: AnswerTime): boolean => promised !== null && minutes <= promised;

const toRow = (name: string, times: readonly AnswerTime[]): AnswerStatRow => {
  const answered = times.filter(({ is_answered }) => is_answered);
  const sorted = answered.map(({ minutes }) => minutes).toSorted((a, b) => a - b);
  const due = times.filter((time) => time.promised !== null && (time.is_answered || !isInTime(time)));
  const answeredInTime = due.filter((time) => time.is_answered && isInTime(time));
  return {
    name,
    leads: times.length,
    answered: answered.length,
    median_minutes: percentile(sorted, 0.5),
    p90_minutes: percentile(sorted, 0.9),
    within_promise: due.length === 0 ? null : answeredInTime.length / due.length,
  };
};

/** Rows in the order of `knownNames`, then of the others by name. */
export const answerStatRows = (
  times: readonly AnswerTime[],
  knownNames: readonly string[],
): readonly AnswerStatRow[] => {
  const byName = Map.groupBy(times, ({ name }) => name);
  const others = [...byName.keys()].filter((name) => !knownNames.includes(name)).toSorted();
  return [...knownNames, ...others].map((name) => toRow(name, byName.get(name) ?? []));
};

export const STAT_GROUPS = ["kind", "location", "day", "month"] as const;

export type StatGroup = (typeof STAT_GROUPS)[number];

/** `from` is inclusive, `until` exclusive. */
export type StatPeriod = { readonly from: Date; readonly until: Date };

export type StatRow = { readonly name: string; readonly leads: number };

/** A named period; `from` is inclusive, `until` exclusive. */
export type LeadSpan = { readonly name: string; readonly from: Date; readonly until: Date };

/** Number of leads by period, kind and location; zero counts are omitted. */
export type LeadCount = {
  readonly span: string;
  readonly kind: string;
  /** Slug of the answering location, or null. */
  readonly location: string | null;
  readonly leads: number;
};

const HALF_HOURS = Array.from({ length: 48 }, (_, index) => minutesToTime(index * 30));

/**
 * The first instant of a date `YYYY-MM-DD` in an IANA time zone. Later than 0:00 when clocks go forward at midnight; for
 * a date that the zone skips, the start of the next date.
 */
export const startOfDay = (date: string, timeZone: string): Date => {
  for (const time of HALF_HOURS) {
    const start = instantAt(date, time, timeZone);
    if (start !== null) return start;
  }
  return startOfDay(addDays(date, 1), timeZone);
};

const nextSpanName = (name: string): string => {
  if (name.length === 10) return addDays(name, 1);
  return addDays(`${name}-28`, 7).slice(0, 7);
};

const spanStart = (name: string, timeZone: string): Date => startOfDay(name.padEnd(10, "-01"), timeZone);

/**
 * Splits a period into local days (`2026-11-21`) or months (`2026-11`) without gap or overlap; the first and last span
 * may be partial, and days on which clocks change have 23 or 25 hours. For kinds and locations, a single span.
 */
export const splitPeriod = (by: StatGroup, { from, until }: StatPeriod, timeZone: string): readonly LeadSpan[] => {
  if (from >= until) return [];
  if (by === "kind" || by === "location") return [{ name: "all", from, until }];
  const spans: LeadSpan[] = [];
  let name = localTime(from, timeZone).date.slice(0, by === "day" ? 10 : 7);
  let start = from;
  while (start < until) {
    const next = nextSpanName(name);
    const nextStart = spanStart(next, timeZone);
    const end = nextStart < until ? nextStart : until;
    if (end > start) spans.push({ name, from: start, until: end });
    [name, start] = [next, end];
  }
  return spans;
};

/** The last 30 local days up to `until`, or the last 12 months when grouped by month. */
export const defaultPeriod = (by: StatGroup, until: Date, timeZone: string): StatPeriod => {
  const { date } = localTime(new Date(until.getTime() - 1), timeZone);
  if (by !== "month") return { from: startOfDay(addDays(date, -29), timeZone), until };
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  const first = new Date(Date.UTC(year, month - 12, 1)).toISOString().slice(0, 10);
  return { from: startOfDay(first, timeZone), until };
};

/**
 * Counts leads by group. Days and months are in order and complete; kinds and locations have the highest count first and
 * include `knownNames` with a count of 0. Leads without a location count as "none".
 */
export const statRows = (
  by: StatGroup,
  spans: readonly LeadSpan[],
  counts: readonly LeadCount[],
  knownNames: readonly string[],
): readonly StatRow[] => {
  const isTime = by === "day" || by === "month";
  const names = isTime ? spans.map(({ name }) => name) : knownNames;
  const rows = new Map(names.map((name) => [name, 0]));
  for (const { span, kind, location, leads } of counts) {
    const name = isTime ? span : by === "kind" ? kind : (location ?? "none");
    rows.set(name, (rows.get(name) ?? 0) + leads);
  }
  const all = [...rows].map(([name, leads]) => ({ name, leads }));
  return isTime ? all : all.toSorted((a, b) => b.leads - a.leads || (a.name < b.name ? -1 : 1));
};
