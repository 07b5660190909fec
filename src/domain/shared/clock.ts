/** Time is passed in, never read: `isOpen(hours, clock.now())`. */
export type Clock = { readonly now: () => Date };

/** The year of this program. */
const PROGRAM_YEAR = 2026;

/** The year by which ages of vehicles count: a clock before the program is wrong, and makes no car younger than new. */
export const thisYear = (clock: Clock): number => Math.max(clock.now().getUTCFullYear(), PROGRAM_YEAR);

/**
 * Starts at the time of another clock and then advances monotonically, even if that clock is changed. `monotonicMs`: a
 * monotonic clock in milliseconds.
 */
export const createMonotonicClock = (clock: Clock, monotonicMs: () => number): Clock => {
  const offset = clock.now().getTime() - monotonicMs();
  return { now: () => new Date(offset + monotonicMs()) };
};

/** The UTC day, `YYYY-MM-DD`. Dated settings are looked up by it. */
export const utcDay = (instant: Date): string => instant.toISOString().slice(0, 10);

/** An instant in sentences and tables of operators, whose market is not known: "2026-11-21 13:00 UTC". Null: "never". */
export const utcMinute = (instant: Date | string | null): string =>
  instant === null ? "never" : `${new Date(instant).toISOString().slice(0, 16).replace("T", " ")} UTC`;

/** Number of days of a month of the Gregorian calendar. `month`: from 0; 12 and more, or below 0, is a month of another year. */
export const daysOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** Minutes since 1970. */
export const minuteOf = (instant: Date): number => Math.floor(instant.getTime() / 60_000);
