import { type Command, Option } from "commander";
import { type AnswerGroup, countedPeriod, countLeads, measureAnswers } from "#application/leads/index.ts";
import { type AnswerStatRow, STAT_GROUPS, type StatGroup, type StatPeriod, type StatRow } from "#domain/leads/index.ts";
import { wallClock, weekdayOf } from "#domain/locations/index.ts";
import { createCatalogueRepository } from "../../../adapters/database/index.ts";
import { command } from "../../command.ts";
import { type CliContext, marketSettings, WRONG_USAGE } from "../../context.ts";
import { CommandError } from "../../failure.ts";
import { textTable } from "../../text-table.ts";
import { type FilterFlags, filterOptions } from "../options.ts";
import { formatMinutes, type LeadStores, leadsOnDemand, readAnswerPromise } from "../stores.ts";
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

/** As text (a table, or a picture in SVG) and for JSON. */
type Statistics = { readonly text: string; readonly json: object };

const isoPeriod = ({ from, until }: StatPeriod) => ({ since: from.toISOString(), until: until.toISOString() });

/** How soon leads were answered, in opening time of their locations. */
const measure = async (
  context: CliContext,
  leads: LeadStores,
  by: AnswerGroup,
  period: StatPeriod,
  { kind, location }: Pick<FilterFlags, "kind" | "location">,
): Promise<Statistics> => {
  const filter = { ...(kind === undefined ? {} : { kind }), ...(location === undefined ? {} : { location }) };
  const deps = { ...leads, ...(await readAnswerPromise(context, leads.database)) };
  const rows = await measureAnswers(deps, by, period, filter);
  return {
    text: textTable([HEAD, ...rows.map(cells)], [1, 2, 3, 4, 5]),
    json: { by, ...isoPeriod(period), answers_since: deps.answeredSince.toISOString(), rows },
  };
};

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

const countsText = (flags: CountFlags, result: LeadCounts): string => {
  const { rows } = result;
  const title = formatTitle(flags, rows);
  if (flags.format !== "svg")
    return `${title}, ${formatPeriod(result)}\n\n${barChart(flags.by === "day" ? rows.map(withWeekday) : rows)}`;
  const description = rows.map(({ name, leads }) => `${name}: ${leads}`).join(", ");
  const draw = flags.by === "day" || flags.by === "month" ? columnsSvg : barsSvg;
  return draw({ title, period: formatPeriod(result), description, rows });
};

const isStatGroup = (by: string): by is StatGroup => STAT_GROUPS.some((group) => group === by);

/** The flags of a count; answers are of the days that a count by kind is of. */
const toCountFlags = (flags: Flags): CountFlags => ({ ...flags, by: isStatGroup(flags.by) ? flags.by : "kind" });

const periodOf = (context: CliContext, flags: Flags): StatPeriod =>
  countedPeriod(toCountFlags(flags), context.clock.now(), marketSettings(context).timeZone);

const count = async (
  context: CliContext,
  { reader, database }: LeadStores,
  flags: CountFlags,
  period: StatPeriod,
): Promise<Statistics> => {
  const { timeZone } = marketSettings(context);
  const locationSlugs = async () => (await createCatalogueRepository(database).locations.all()).map(({ slug }) => slug);
  const rows = await countLeads({ reader, locationSlugs, timeZone }, flags, period);
  const { by, kind = null, location = null } = flags;
  return {
    text: countsText(flags, { period, timeZone, rows }),
    json: { by, kind, location, ...isoPeriod(period), time_zone: timeZone, total: sumLeads(rows), rows },
  };
};

/** `vitrine leads stats` */
export const statsCommand = (context: CliContext): Command =>
  command(context, {
    name: "stats",
    description: "Counts leads by kind, location, day or month, and measures how soon they are answered.",
    help: HELP,
    parameters: [
      new Option("--by <what>", "what is counted").choices(GROUPS).default("kind"),
      new Option("--format <format>", "how it is printed").choices(FORMATS).default("table"),
      ...filterOptions(context),
    ],
    needs: leadsOnDemand,
    run: async (open, flags: Flags) => {
      const answerGroup = ANSWER_GROUPS[flags.by];
      const period = periodOf(context, flags);
      if (period.from >= period.until) throw new CommandError(WRONG_USAGE, "--since must be before --until");
      if (answerGroup === undefined) return count(context, await open(), toCountFlags(flags), period);
      if (flags.format === "svg") throw new CommandError(WRONG_USAGE, "--format svg is for counts of leads");
      return measure(context, await open(), answerGroup, period, flags);
    },
    table: ({ text }) => text,
    json: ({ json }) => json,
  });
