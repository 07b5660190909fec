/** The answer to a lead. Minutes are opening time of its location. */
export type AnswerTime = {
  /** The group in the statistics: a location, a kind or `all`. */
  readonly name: string;
  /** From receipt to the first answer, or until now. */
  readonly minutes: number;
  readonly is_answered: boolean;
  /** Minutes within which an answer is promised; null without a promise. */
  readonly promised: number | null;
};

export type AnswerStatRow = {
  readonly name: string;
  readonly leads: number;
  readonly answered: number;
  /** Opening minutes to the first answer; null without answers. */
  readonly median_minutes: number | null;
  readonly p90_minutes: number | null;
  /**
   * Share of the leads with a promise whose answer came in time, of those that are answered or late; null without any.
   */
  readonly within_promise: number | null;
};

/** The nearest-rank percentile of sorted values. `share`: above 0, at most 1. */
const percentile = (sorted: readonly number[], share: number): number | null =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;

const isInTime = ({ minutes, promised }: AnswerTime): boolean => promised !== null && minutes <= promised;

const toRow = (name: string, times: readonly AnswerTime[]): AnswerStatRow => {
  const answered = times.filter(({ is_answered }) => is_answered);
  const sorted = answered.map(({ minutes }) => minutes).toSorted((a, b) => a - b);
  const due = times.filter((time) => time.promised !== null && (time.is_answered || !isInTime(time)));
  const answeredInTime = due.filter((time) => time.is_answered && isInTime(time));
  return {
    name,
    leads: times.length,
    answered: answered.length,
    median_minutes: percentile(sorted, 0.5),
    p90_minutes: percentile(sorted, 0.9),
    within_promise: due.length === 0 ? null : answeredInTime.length / due.length,
  };
};

/** Rows in the order of `knownNames`, then of the others by name. */
export const answerStatRows = (
  times: readonly AnswerTime[],
  knownNames: readonly string[],
): readonly AnswerStatRow[] => {
  const byName = Map.groupBy(times, ({ name }) => name);
  const others = [...byName.keys()].filter((name) => !knownNames.includes(name)).toSorted();
  return [...knownNames, ...others].map((name) => toRow(name, byName.get(name) ?? []));
};
