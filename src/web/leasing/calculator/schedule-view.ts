import type { LeaseQuote } from "#domain/leasing/index.ts";
import { formatAmount, formatEuros } from "#domain/shared/index.ts";
import type { ScheduleRow, ScheduleView } from "./calculator-view.ts";

type ScheduleLine = LeaseQuote["schedule"][number];

const MONTHS = 12;

const sum = (lines: readonly ScheduleLine[], field: "payment" | "interest" | "principal"): string =>
  formatAmount(lines.reduce((total, line) => total + line[field], 0));

const toSums = (lines: readonly ScheduleLine[]) => ({
  payment: sum(lines, "payment"),
  interest: sum(lines, "interest"),
  principal: sum(lines, "principal"),
});

const toRow = (period: number, lines: readonly ScheduleLine[]): ScheduleRow => ({
  period,
  ...toSums(lines),
  balance: formatAmount(lines.at(-1)?.balance ?? 0),
});

/** The schedule per year of the contract, each year with its months. */
export const toScheduleView = ({ schedule, residualCents }: LeaseQuote): ScheduleView => {
  const years = Array.from({ length: Math.ceil(schedule.length / MONTHS) }, (_, year) =>
    schedule.slice(year * MONTHS, (year + 1) * MONTHS),
  );
  return {
    years: years.map((lines, year) => ({
      ...toRow(year + 1, lines),
      months: lines.map((line) => toRow(line.month, [line])),
    })),
    total: toSums(schedule),
    residual: formatEuros(residualCents),
  };
};
