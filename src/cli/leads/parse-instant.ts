import { addDays } from "#domain/locations/index.ts";
import { startOfDay } from "#domain/leads/index.ts";
import { utcDay } from "#domain/shared/index.ts";

const UNIT_MS: Readonly<Record<string, number>> = { h: 3_600_000, d: 86_400_000 };

/** Rejects days that do not exist, such as 30 February. */
const isCalendarDay = (text: string): boolean => {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : null;
  return day !== null && !Number.isNaN(day.getTime()) && utcDay(day) === text;
};

const parseSpanOrInstant = (text: string, now: Date): Date | null => {
  const span = /^(\d{1,5})([hd])$/.exec(text);
  if (span) return new Date(now.getTime() - Number(span[1]) * (UNIT_MS[span[2] ?? ""] ?? 0));
  if (!/^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?$/.test(text)) return null;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : instant;
};

/**
 * The instant of `--since`: the beginning of a day such as `2026-11-21` in the time zone (IANA), an ISO 8601 instant,
 * or a span before now (`36h`, `7d`). Null for anything else.
 */
export const parseSince = (text: string, now: Date, timeZone: string): Date | null =>
  isCalendarDay(text) ? startOfDay(text, timeZone) : parseSpanOrInstant(text, now);

/** The instant of `--until`, in the same formats; a day counts up to its end. */
export const parseUntil = (text: string, now: Date, timeZone: string): Date | null =>
  isCalendarDay(text) ? startOfDay(addDays(text, 1), timeZone) : parseSpanOrInstant(text, now);
