/** A day of the calendar: one of those offered, or one that only keeps its place. */
export type CalendarCell<Day> = {
  /** Day of the month. */
  readonly number: number;
  /** Starts a month, or the calendar. */
  readonly first: boolean;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly day: Day | null;
};

const DAY_MS = 86_400_000;

const at = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** Days since Monday. */
const weekday = (time: number): number => (new Date(time).getUTCDay() + 6) % 7;

/**
 * The whole weeks, Monday to Sunday, from the first of the days to the last, whose dates are `YYYY-MM-DD` in order.
 * Every cell is there, so that seven in a row stand under their weekdays.
 */
export const calendarWeeks = <Day extends { readonly date: string }>(
  days: readonly Day[],
): readonly CalendarCell<Day>[] => {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const offered = new Map(days.map((day) => [day.date, day]));
  const from = at(first.date) - weekday(at(first.date)) * DAY_MS;
  const to = at(last.date) + (6 - weekday(at(last.date))) * DAY_MS;
  return Array.from({ length: (to - from) / DAY_MS + 1 }, (_, index) => {
    const time = new Date(from + index * DAY_MS);
    const date = time.toISOString().slice(0, 10);
    const number = time.getUTCDate();
    return { number, first: index === 0 || number === 1, date, day: offered.get(date) ?? null };
  });
};
