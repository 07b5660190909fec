import { addDays } from "#domain/locations/index.ts";
import { startOfDay } from "#domain/leads/index.ts";
import { utcDay } from "#domain/shared/index.ts";

const UNIT_MS: Readonly<Record<string, number>> = { h: 3_600_000, d: 86_400_000 };

/** True of a day that the calendar has: 30 February is none. */
const isDate = (text: string): boolean => {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : null;
  return day !== null && !Number.isNaN(day.getTime()) && utcDay(day) === text;
};

const spanOrInstant = (text: string, now: Date): Date | null => {
  const span = /^(\d{1,5})([hd])$/.exec(text);
  if (span) return new Date(now.getTime() - Number(span[1]) * (UNIT_MS[span[2] ?? ""] ?? 0));
  if (!/^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?$/.test(text)) return null;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : instant;
};

/**
 * The instant `--since` means: the beginning of `2026-11-21` on the clocks of an IANA time zone, an ISO 8601 instant, or
 * so long before now (`36h`, `7d`); null where it is none of these.
 */
export const parseSince = (text: string, now: Date, timeZone: string): Date | null =>
  isDate(text) ? startOfDay(text, timeZone) : spanOrInstant(text, now);

/** The instant `--until` means, in the same writing; of a date it is the end of that day. */
export const parseUntil = (text: string, now: Date, timeZone: string): Date | null =>
  isDate(text) ? startOfDay(addDays(text, 1), timeZone) : spanOrInstant(text, now);
