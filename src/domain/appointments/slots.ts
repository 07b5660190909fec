import {
  addDays,
  hoursForDate,
  instantAt,
  localTime,
  type OpeningHours,
  type Weekday,
  weekdayOf,
} from "../locations/index.ts";

/** `minutes`: length of an appointment; `capacity`: places, and so appointments at the same time. */
export type SlotRules = {
  readonly minutes: number;
  readonly capacity: number;
  /** Minutes between two starts, from each opening on; absent: the length, so that slots do not overlap. */
  readonly step?: number;
  /** Absent: every day. */
  readonly days?: readonly Weekday[];
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
  const { minutes, step = minutes, days } = rules;
  if (days !== undefined && !days.includes(weekdayOf(date))) return [];
  const slots: Slot[] = [];
  for (const span of hoursForDate(hours, date).spans) {
    for (let at = timeToMinutes(span.open); at + minutes <= timeToMinutes(span.closed); at += step) {
      const time = minutesToTime(at);
      const start = instantAt(date, time, timeZone);
      if (start === null || start.getTime() < earliest) continue;
      const end = new Date(start.getTime() + minutes * 60_000);
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

/** A booked place. Instants are ISO 8601 in UTC, so that they compare as text; `seat` counts from 0. */
export type BookedSeat = { readonly start: string; readonly end: string; readonly seat: number };

type Times = Pick<BookedSeat, "start" | "end">;

export const overlaps = (one: Times, other: Times): boolean => one.start < other.end && other.start < one.end;

/**
 * The place for an appointment, or null when none is free from its start to its end. The last one is taken first: works with
 * few places can only be done at the first ones.
 */
export const findFreeSeat = (times: Times, booked: readonly BookedSeat[], capacity: number): number | null => {
  const taken = new Set(booked.filter((other) => overlaps(times, other)).map(({ seat }) => seat));
  for (let seat = capacity - 1; seat >= 0; seat -= 1) if (!taken.has(seat)) return seat;
  return null;
};

/** Removes the slots without a free place from their start to their end, and days without slots. */
export const freeSlots = (
  days: readonly SlotDay[],
  booked: readonly BookedSeat[],
  { capacity }: Pick<SlotRules, "capacity">,
): readonly SlotDay[] =>
  days.flatMap(({ date, slots }) => {
    const [first, last] = [slots[0], slots.at(-1)];
    if (first === undefined || last === undefined) return [];
    const ofDay = booked.filter((other) => overlaps({ start: first.start, end: last.end }, other));
    const free = slots.filter((slot) => findFreeSeat(slot, ofDay, capacity) !== null);
    return free.length === 0 ? [] : [{ date, slots: free }];
  });

/** The slots nearest to an instant (ISO 8601), by time. */
export const nearestSlots = (
  days: readonly { readonly date: string; readonly slots: readonly Pick<Slot, "start" | "time">[] }[],
  start: string,
  limit: number,
): readonly { readonly date: string; readonly time: string }[] => {
  const at = Date.parse(start);
  return days
    .flatMap(({ date, slots }) => slots.map((slot) => ({ date, ...slot })))
    .toSorted((one, other) => Math.abs(Date.parse(one.start) - at) - Math.abs(Date.parse(other.start) - at))
    .slice(0, limit)
    .toSorted((one, other) => (one.start < other.start ? -1 : 1))
    .map(({ date, time }) => ({ date, time }));
};
