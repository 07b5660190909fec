import { expect, it } from "vitest";
import { answerStatRows, type AnswerTime } from "./lead-stats.ts";

const time = (minutes: number, changes: Partial<AnswerTime> = {}): AnswerTime => ({
  name: "bertrange",
  minutes,
  is_answered: true,
  promised: 60,
  ...changes,
});

it("counts, measures by nearest rank, and shares out what is answered in time", () => {
  const times = [
    ...[5, 10, 20, 40, 60, 70, 80, 90, 100, 400].map((minutes) => time(minutes)),
    // Late without an answer, and still in time.
    time(61, { is_answered: false }),
    time(30, { is_answered: false }),
    time(999, { name: "diekirch", promised: null }),
  ];
  expect(answerStatRows(times, ["esch"])).toEqual([
    { name: "esch", leads: 0, answered: 0, median_minutes: null, p90_minutes: null, within_promise: null },
    { name: "bertrange", leads: 12, answered: 10, median_minutes: 60, p90_minutes: 100, within_promise: 5 / 11 },
    { name: "diekirch", leads: 1, answered: 1, median_minutes: 999, p90_minutes: 999, within_promise: null },
  ]);
});
