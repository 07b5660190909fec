import { Command, Option } from "commander";
import { type AnswerGroup, countedPeriod, countLeads, measureAnswers } from "#application/leads/index.ts";
import { type AnswerStatRow, STAT_GROUPS, type StatGroup, type StatPeriod, type StatRow } from "#domain/leads/index.ts";
import { weekdayOf, wallClock } from "#domain/locations/index.ts";
import { createCatalogueRepository } from "../../../adapters/database/index.ts";
import { type CliContext, WRONG_USAGE } from "../../context.ts";
import { fail } from "../../failure.ts";
import { marketSettings } from "../../market-settings.ts";
import { filterOptions, type FilterFlags } from "../lead-options.ts";
import { printJson, withLeads } from "../with-leads.ts";
import { textTable } from "../../text-table.ts";
import { formatMinutes, readAnswerPromise } from "../answer-promise.ts";
import { barsSvg, columnsSvg } from "./stats-svg.ts";

const FORMATS = ["table", "json", "svg"] as const;

/** Values of `--by` that measure the time to the first answer, and what by. */
const ANSWER_GROUPS: Readonly<Record<string, AnswerGroup>> = {
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
const printAnswerStats = (
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

const GROUPS = [...STAT_GROUPS, ...Object.keys(ANSWER_GROUPS)] as const;

type CountFlags = FilterFlags & { readonly by: StatGroup; readonly format: (typeof FORMATS)[number] };

type Flags = Omit<CountFlags, "by"> & { readonly by: string };

const HELP = `
Days and months are those of the market's clocks: the day on which clocks change has 23 or 25 hours. Without --since the
last 30 days are counted, today among them, and by month the last 12 months.

With "answer": the leads, how many have an answer, the median and the 90th percentile (nearest rank) of the opening time from receipt
to the first answer, and the share answered within the time of leads.answers in the settings, of those that are answered or late.
Spam, cancelled appointments, and leads from before the site recorded answers do not count.

Examples:
  vitrine leads stats                            how many of each kind
  vitrine leads stats --by location --since 2026-11-01 --until 2026-11-30
  vitrine leads stats --by day --kind test_drive
  vitrine leads stats --by month --since 2026-01-01 --format json | jq .total
  vitrine leads stats --by day --format svg > leads.svg
  vitrine leads stats --by location,answer       how soon leads are answered; also kind,answer and answer

Exit codes: 0 counted; 1 wrong usage.`;

type LeadCounts = { readonly period: StatPeriod; readonly timeZone: string; readonly rows: readonly StatRow[] };

const sumLeads = (rows: readonly StatRow[]): number => rows.reduce((sum, { leads }) => sum + leads, 0);

const formatTitle = ({ by, kind, location }: CountFlags, rows: readonly StatRow[]): string => {
  const filters = [kind, location].filter((value) => value !== undefined).join(", ");
  const total = sumLeads(rows);
  return `${total} ${total === 1 ? "lead" : "leads"}${filters && ` (${filters})`} by ${by}`;
};

const formatPeriod = ({ period, timeZone }: LeadCounts): string => {
  const [from, until] = [period.from, period.until].map((instant) => wallClock(instant.toISOString(), timeZone));
  return `${from} to ${until} (${timeZone})`;
};

/** Adds the weekday: "2026-11-21 sat". */
const withWeekday = ({ name, leads }: StatRow): StatRow => ({ name: `${name} ${weekdayOf(name).slice(0, 3)}`, leads });

/** Default width of a terminal, in columns. */
const WIDTH = 80;

const EIGHTHS = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

/** A bar in eighths of a column; any value above zero is visible. */
const bar = (columns: number): string => {
  const eighths = columns > 0 ? Math.max(1, Math.round(columns * 8)) : 0;
  return "█".repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? "");
};

/** A bar chart of Unicode blocks, at most 80 columns wide. */
const barChart = (rows: readonly StatRow[]): string => {
  const max = Math.max(1, ...rows.map(({ leads }) => leads));
  const nameWidth = Math.min(32, Math.max(0, ...rows.map(({ name }) => name.length)));
  const countWidth = String(max).length;
  const barWidth = WIDTH - nameWidth - countWidth - 4;
  return rows
    .map(({ name, leads }) => {
      const label = name.length > nameWidth ? `${name.slice(0, nameWidth - 1)}…` : name.padEnd(nameWidth);
      return `${label}  ${String(leads).padStart(countWidth)}  ${bar((leads / max) * barWidth)}`.trimEnd();
    })
    .join("\n");
};

const print = (context: CliContext, flags: CountFlags, result: LeadCounts): void => {
  const { period, timeZone, rows } = result;
  const title = formatTitle(flags, rows);
  if (flags.format === "json") {
    const { by, kind = null, location = null } = flags;
    const [since, until] = [period.from, period.until].map((instant) => instant.toISOString());
    printJson(context, { by, kind, location, since, until, time_zone: timeZone, total: sumLeads(rows), rows });
  } else if (flags.format === "svg") {
    const description = rows.map(({ name, leads }) => `${name}: ${leads}`).join(", ");
    const draw = flags.by === "day" || flags.by === "month" ? columnsSvg : barsSvg;
    context.stdout.write(draw({ title, period: formatPeriod(result), description, rows }));
  } else
    context.stdout.write(
      `${title}, ${formatPeriod(result)}\n\n${barChart(flags.by === "day" ? rows.map(withWeekday) : rows)}\n`,
    );
};

const isStatGroup = (by: string): by is StatGroup => STAT_GROUPS.some((group) => group === by);

const printCounts = (context: CliContext, flags: CountFlags, period: StatPeriod): Promise<void> =>
  withLeads(context, async ({ reader }, database) => {
    const { timeZone } = marketSettings(context);
    const locationSlugs = async () =>
      (await createCatalogueRepository(database).locations.all()).map(({ slug }) => slug);
    const rows = await countLeads({ reader, locationSlugs, timeZone }, flags, period);
    print(context, flags, { period, timeZone, rows });
  });

const stats = async (context: CliContext, flags: Flags): Promise<void> => {
  const { by, format } = flags;
  const answerGroup = ANSWER_GROUPS[by];
  const { timeZone } = marketSettings(context);
  const now = context.clock.now();
  const group = isStatGroup(by) ? by : "kind";
  const period = countedPeriod({ ...flags, by: group }, now, timeZone);
  if (period.from >= period.until) fail(context, WRONG_USAGE, "--since must be before --until");
  else if (answerGroup === undefined) await printCounts(context, { ...flags, by: group }, period);
  else if (format === "svg") fail(context, WRONG_USAGE, "--format svg is for counts of leads");
  else await printAnswerStats(context, answerGroup, period, { ...flags, format });
};

/** `vitrine leads stats` */
export const statsCommand = (context: CliContext): Command => {
  const command = new Command("stats")
    .description("Counts leads by kind, location, day or month, and measures how soon they are answered.")
    .addOption(new Option("--by <what>", "what is counted").choices(GROUPS).default("kind"))
    .addOption(new Option("--format <format>", "how it is printed").choices(FORMATS).default("table"));
  for (const option of filterOptions(context)) command.addOption(option);
  return command.addHelpText("after", HELP).action((flags: Flags) => stats(context, flags));
};
