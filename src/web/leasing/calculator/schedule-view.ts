import type { CreditFigures, LeaseQuote } from "#domain/leasing/index.ts";
import { formatAmount, formatEuros } from "#domain/shared/index.ts";
import type { ScheduleRow, ScheduleView } from "./calculator-view.ts";

type ScheduleLine = CreditFigures["schedule"][number];

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

/** The schedule per year of a credit, each year with its months; null for a rental. */
export const toScheduleView = ({ credit, optionPriceCents }: LeaseQuote): ScheduleView | null => {
  if (credit === null) return null;
  const { schedule } = credit;
  const years = Array.from({ length: Math.ceil(schedule.length / MONTHS) }, (_, year) =>
    schedule.slice(year * MONTHS, (year + 1) * MONTHS),
  );
  return {
    years: years.map((lines, year) => ({
      ...toRow(year + 1, lines),
      months: lines.map((line) => toRow(line.month, [line])),
    })),
    total: toSums(schedule),
    residual: formatEuros(optionPriceCents ?? 0),
  };
};
