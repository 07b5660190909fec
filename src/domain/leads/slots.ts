import { addDays, hoursOn, instantAt, localTime, type OpeningHours } from "../locations/index.ts";

/** How appointments are cut: minutes of one, visitors it takes, how far ahead one may be asked for. */
export type SlotRules = {
  readonly minutes: number;
  readonly capacity: number;
  /** Not sooner than so many hours from now. */
  readonly lead_hours: number;
  /** Not later than so many days from today. */
  readonly horizon_days: number;
};

/** An appointment: ISO 8601 instants in UTC, and the beginning as the wall clock of the place shows it, `HH:MM`. */
export type Slot = { readonly start: string; readonly end: string; readonly time: string };

/** The appointments of a local date `YYYY-MM-DD`, in order; never none. */
export type SlotDay = { readonly date: string; readonly slots: readonly Slot[] };

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Minutes after midnight as a time of day `HH:MM`. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** The hours of a place, how appointments are cut there, and the time by an IANA time zone. */
export type SlotTimes = {
  readonly hours: OpeningHours;
  readonly rules: SlotRules;
  readonly now: Date;
  readonly timeZone: string;
};

const slotsOn = (date: string, { hours, rules, now, timeZone }: SlotTimes): readonly Slot[] => {
  const earliest = now.getTime() + rules.lead_hours * 3_600_000;
  const slots: Slot[] = [];
  for (const span of hoursOn(hours, date).spans) {
    for (let at = minutesOf(span.open); at + rules.minutes <= minutesOf(span.closed); at += rules.minutes) {
      const time = timeOf(at);
      const start = instantAt(date, time, timeZone);
      if (start === null || start.getTime() < earliest) continue;
      const end = new Date(start.getTime() + rules.minutes * 60_000);
      slots.push({ start: start.toISOString(), end: end.toISOString(), time });
    }
  }
  return slots;
};

/**
 * The appointments that a place's hours allow, day by day: whole ones within a stretch of opening, from `lead_hours`
 * from now to `horizon_days` from today. Who has taken them is not known here.
 */
export const possibleSlots = (times: SlotTimes): readonly SlotDay[] => {
  const { date: today } = localTime(times.now, times.timeZone);
  const days: SlotDay[] = [];
  for (let ahead = 0; ahead <= times.rules.horizon_days; ahead += 1) {
    const date = addDays(today, ahead);
    const slots = slotsOn(date, times);
    if (slots.length > 0) days.push({ date, slots });
  }
  return days;
};

/** The appointment that begins at `start` (ISO 8601), if it is one of `possibleSlots`; only its own day is looked at. */
export const possibleSlotAt = (start: string, times: SlotTimes): Slot | null => {
  const at = new Date(start);
  if (Number.isNaN(at.getTime())) return null;
  const { date: today } = localTime(times.now, times.timeZone);
  const { date } = localTime(at, times.timeZone);
  if (date < today || date > addDays(today, times.rules.horizon_days)) return null;
  return slotsOn(date, times).find((slot) => slot.start === start) ?? null;
};

/** Those of the days' appointments that still take a visitor; `taken` counts leads by beginning. */
export const freeSlots = (
  days: readonly SlotDay[],
  taken: ReadonlyMap<string, number>,
  capacity: number,
): readonly SlotDay[] =>
  days.flatMap(({ date, slots }) => {
    const free = slots.filter(({ start }) => (taken.get(start) ?? 0) < capacity);
    return free.length === 0 ? [] : [{ date, slots: free }];
  });
