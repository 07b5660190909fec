import { type AnswerGroup, measureAnswers } from "#application/leads/index.ts";
import type { AnswerStatRow, StatPeriod } from "#domain/leads/index.ts";
import type { CliContext } from "../../context.ts";
import { textTable } from "../../text-table.ts";
import { formatMinutes, readAnswerPromise } from "../answer-promise.ts";
import type { FilterFlags } from "../lead-options.ts";
import { printJson, withLeads } from "../with-leads.ts";

/** Values of `--by` that measure the time to the first answer, and what by. */
export const ANSWER_GROUPS: Readonly<Record<string, AnswerGroup>> = {
  answer: "all",
  "kind,answer": "kind",
  "location,answer": "location",
};

const HEAD = ["by", "leads", "answered", "median", "90 %", "in time"];

const minutesText = (minutes: number | null): string => (minutes === null ? "-" : formatMinutes(minutes));

const cells = (row: AnswerStatRow): readonly string[] => [
  row.name,
  String(row.leads),
  String(row.answered),
  minutesText(row.median_minutes),
  minutesText(row.p90_minutes),
  row.within_promise === null ? "-" : `${Math.round(row.within_promise * 100)} %`,
];

/** Prints how soon leads were answered, in opening time of their locations. */
export const printAnswerStats = (
  context: CliContext,
  by: AnswerGroup,
  period: StatPeriod,
  { kind, location, format }: Pick<FilterFlags, "kind" | "location"> & { readonly format: "table" | "json" },
): Promise<void> =>
  withLeads(context, async (leads, database) => {
    const filter = { ...(kind === undefined ? {} : { kind }), ...(location === undefined ? {} : { location }) };
    const deps = { ...leads, ...(await readAnswerPromise(context, database)) };
    const rows = await measureAnswers(deps, by, period, filter);
    if (format === "table") {
      context.stdout.write(`${textTable([HEAD, ...rows.map(cells)], [1, 2, 3, 4, 5])}\n`);
      return;
    }
    const [since, until] = [period.from, period.until].map((instant) => instant.toISOString());
    printJson(context, { by, since, until, answers_since: deps.answeredSince.toISOString(), rows });
  });
