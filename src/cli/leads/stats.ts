import { Command, Option } from "commander";
import { countedPeriod, countLeads } from "#application/leads/index.ts";
import { type StatPeriod, STAT_GROUPS, type StatGroup, type StatRow } from "#domain/leads/index.ts";
import { weekdayOf, wallClock } from "#domain/locations/index.ts";
import { createCatalogueRepository } from "../../adapters/database/index.ts";
import type { CliContext } from "../context.ts";
import { fail } from "../failure.ts";
import { marketSettings } from "../market-settings.ts";
import { filterOptions, type FilterFlags } from "./lead-options.ts";
import { printJson, withLeads } from "./with-leads.ts";
import { barChart } from "./stats-chart.ts";
import { barsSvg, columnsSvg } from "./stats-svg.ts";

const FORMATS = ["table", "json", "svg"] as const;

type Flags = FilterFlags & { readonly by: StatGroup; readonly format: (typeof FORMATS)[number] };

const HELP = `
Days and months are those of the market's clocks: the day on which clocks change has 23 or 25 hours. Without --since the
last 30 days are counted, today among them, and by month the last 12 months.

Examples:
  vitrine leads stats                            how many of each kind
  vitrine leads stats --by location --since 2026-11-01 --until 2026-11-30
  vitrine leads stats --by day --kind test_drive
  vitrine leads stats --by month --since 2026-01-01 --format json | jq .total
  vitrine leads stats --by day --format svg > leads.svg

Exit codes: 0 counted; 1 wrong usage.`;

type LeadCounts = { readonly period: StatPeriod; readonly timeZone: string; readonly rows: readonly StatRow[] };

const sumLeads = (rows: readonly StatRow[]): number => rows.reduce((sum, { leads }) => sum + leads, 0);

const formatTitle = ({ by, kind, location }: Flags, rows: readonly StatRow[]): string => {
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

const print = (context: CliContext, flags: Flags, result: LeadCounts): void => {
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

const stats = async (context: CliContext, flags: Flags): Promise<void> => {
  const { timeZone } = marketSettings(context);
  const period = countedPeriod(flags, context.clock.now(), timeZone);
  if (period.from >= period.until) {
    fail(context, 1, "--since must be before --until");
    return;
  }
  await withLeads(context, async ({ reader }, database) => {
    const locationSlugs = async () =>
      (await createCatalogueRepository(database).locations.all()).map(({ slug }) => slug);
    const rows = await countLeads({ reader, locationSlugs, timeZone }, flags, period);
    print(context, flags, { period, timeZone, rows });
  });
};

/** `vitrine leads stats` */
export const statsCommand = (context: CliContext): Command => {
  const command = new Command("stats")
    .description("Counts leads by kind, place, day or month.")
    .addOption(new Option("--by <what>", "what is counted").choices(STAT_GROUPS).default("kind"))
    .addOption(new Option("--format <format>", "how it is printed").choices(FORMATS).default("table"));
  for (const option of filterOptions(context)) command.addOption(option);
  return command.addHelpText("after", HELP).action((flags: Flags) => stats(context, flags));
};
