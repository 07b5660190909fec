import { openInstants } from "./hours-ahead.ts";
import type { OpeningHours } from "./opening-hours.ts";

const MINUTE_MS = 60_000;

/**
 * Whole minutes between two instants in which a location is open: exceptions, public holidays and days on which clocks change
 * count as they are. 0 if `until` is not later.
 */
export const openMinutesBetween = (hours: OpeningHours, from: Date, until: Date, timeZone: string): number => {
  let openMs = 0;
  let at = from;
  while (at < until) {
    const state = openInstants(hours, at, timeZone);
    if (!state.open) {
      if (state.nextOpening === null) break;
      at = state.nextOpening;
      continue;
    }
    const end = state.until < until ? state.until : until;
    openMs += end.getTime() - at.getTime();
    at = state.until;
  }
  return Math.floor(openMs / MINUTE_MS);
};
