/** A calendar day; `day` is null if it has no slots. */
export type CalendarCell<Day> = {
  readonly number: number;
  /** First day of a month or of the calendar. */
  readonly startsMonth: boolean;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly day: Day | null;
};

const DAY_MS = 86_400_000;

const toTime = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** 0 for Monday to 6 for Sunday. */
const weekdayIndex = (time: number): number => (new Date(time).getUTCDay() + 6) % 7;

/**
 * The cells of all full weeks, Monday to Sunday, between the first and the last day. `days` must be sorted by date
 * (`YYYY-MM-DD`).
 */
export const calendarWeeks = <Day extends { readonly date: string }>(
  days: readonly Day[],
): readonly CalendarCell<Day>[] => {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const offered = new Map(days.map((day) => [day.date, day]));
  const from = toTime(first.date) - weekdayIndex(toTime(first.date)) * DAY_MS;
  const to = toTime(last.date) + (6 - weekdayIndex(toTime(last.date))) * DAY_MS;
  return Array.from({ length: (to - from) / DAY_MS + 1 }, (_, index) => {
    const time = new Date(from + index * DAY_MS);
    const date = time.toISOString().slice(0, 10);
    const number = time.getUTCDate();
    return { number, startsMonth: index === 0 || number === 1, date, day: offered.get(date) ?? null };
  });
};
