import type { Slot, SlotDay, SlotRules } from "./slots.ts";

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
