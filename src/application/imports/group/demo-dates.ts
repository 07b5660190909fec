import { daysOfMonth, utcDay } from "#domain/shared/index.ts";
import type { CatalogueKind } from "../catalogue/kinds.ts";

/** The day for which the demo group's files were written, 24 November 2026: month from 0. */
const WRITTEN = { year: 2026, month: 10, day: 24 } as const;

/** By how many months at a time the dates of a kind move. Days on which a location is closed return every year. */
const STEP_MONTHS: Readonly<Partial<Record<CatalogueKind, number>>> = {
  "lease-offers": 1,
  vacancies: 1,
  locations: 12,
};

const DATE = /"(\d{4})-(\d\d)-(\d\d)"/g;

/** Whole months since the files were written; 0 before that day. */
const monthsSinceWritten = (now: Date): number => {
  const months = (now.getUTCFullYear() - WRITTEN.year) * 12 + now.getUTCMonth() - WRITTEN.month;
  return Math.max(0, now.getUTCDate() < WRITTEN.day ? months - 1 : months);
};

/** The same day of another month, its last day for the last one. `month`: from 0. */
const moveDate = (year: number, month: number, day: number, months: number): string => {
  const days = daysOfMonth(year, month + months);
  const moved = day === daysOfMonth(year, month) ? days : Math.min(day, days);
  return utcDay(new Date(Date.UTC(year, month + months, moved)));
};

/** Text of a file of the demo group, with its dates as far from `now` as they were from the day it was written for. */
export const moveDemoDates = (kind: CatalogueKind, text: string, now: Date): string => {
  const step = STEP_MONTHS[kind];
  if (step === undefined) return text;
  const months = Math.floor(monthsSinceWritten(now) / step) * step;
  if (months === 0) return text;
  return text.replaceAll(
    DATE,
    (_, year, month, day) => `"${moveDate(Number(year), Number(month) - 1, Number(day), months)}"`,
  );
};
