import { addDays, hoursForDate, instantAt, localTime, type OpeningHours } from "../locations/index.ts";

/** `minutes`: duration; `capacity`: leads per appointment. */
export type SlotRules = {
  readonly minutes: number;
  readonly capacity: number;
  /** Minimum notice in hours. */
  readonly lead_hours: number;
  /** Maximum days from today. */
  readonly horizon_days: number;
};

/** `start` and `end`: ISO 8601 instants in UTC. `time`: local start, `HH:MM`. */
export type Slot = { readonly start: string; readonly end: string; readonly time: string };

/** Appointments of a local date `YYYY-MM-DD`, in order; at least one. */
export type SlotDay = { readonly date: string; readonly slots: readonly Slot[] };

const timeToMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Minutes after midnight to `HH:MM`. */
export const minutesToTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** `timeZone`: IANA name. */
export type SlotContext = {
  readonly hours: OpeningHours;
  readonly rules: SlotRules;
  readonly now: Date;
  readonly timeZone: string;
};

const daySlots = (date: string, { hours, rules, now, timeZone }: SlotContext): readonly Slot[] => {
  const earliest = now.getTime() + rules.lead_hours * 3_600_000;
  const slots: Slot[] = [];
  for (const span of hoursForDate(hours, date).spans) {
    for (let at = timeToMinutes(span.open); at + rules.minutes <= timeToMinutes(span.closed); at += rules.minutes) {
      const time = minutesToTime(at);
      const start = instantAt(date, time, timeZone);
      if (start === null || start.getTime() < earliest) continue;
      const end = new Date(start.getTime() + rules.minutes * 60_000);
      slots.push({ start: start.toISOString(), end: end.toISOString(), time });
    }
  }
  return slots;
};

/**
 * Appointments within opening hours, by day, from `lead_hours` from now to `horizon_days` from today. An appointment
 * never crosses a closing time. Bookings are not considered.
 */
export const possibleSlots = (times: SlotContext): readonly SlotDay[] => {
  const { date: today } = localTime(times.now, times.timeZone);
  const days: SlotDay[] = [];
  for (let ahead = 0; ahead <= times.rules.horizon_days; ahead += 1) {
    const date = addDays(today, ahead);
    const slots = daySlots(date, times);
    if (slots.length > 0) days.push({ date, slots });
  }
  return days;
};

/** The slot of `possibleSlots` that starts at `start` (ISO 8601), or null. Computes a single day only. */
export const findPossibleSlot = (start: string, times: SlotContext): Slot | null => {
  const at = new Date(start);
  if (Number.isNaN(at.getTime())) return null;
  const { date: today } = localTime(times.now, times.timeZone);
  const { date } = localTime(at, times.timeZone);
  if (date < today || date > addDays(today, times.rules.horizon_days)) return null;
  return daySlots(date, times).find((slot) => slot.start === start) ?? null;
};

/** Removes fully booked slots and days. `bookedCounts`: leads by start (ISO 8601, UTC). */
export const freeSlots = (
  days: readonly SlotDay[],
  bookedCounts: ReadonlyMap<string, number>,
  capacity: number,
): readonly SlotDay[] =>
  days.flatMap(({ date, slots }) => {
    const free = slots.filter(({ start }) => (bookedCounts.get(start) ?? 0) < capacity);
    return free.length === 0 ? [] : [{ date, slots: free }];
  });
