import { Command } from "commander";
import { leadProgress } from "#domain/leads/index.ts";
import type { CliContext } from "../context.ts";
import { marketSettings } from "../market-settings.ts";
import { leadsTable, toPublicLead } from "./lead-output.ts";
import { type AnswerFormat, formatOption } from "../format-option.ts";
import { wholeNumberUpTo } from "../whole-number.ts";
import { filterOptions, type FilterFlags } from "./lead-options.ts";
import { printJson, withLeads } from "./with-leads.ts";
import { personOption } from "./persons/person.ts";

type Flags = FilterFlags & { readonly person?: string; readonly limit: number; readonly format: AnswerFormat };

const HELP = `
Examples:
  vitrine leads list                             the last 50, newest first, by the clocks of the market
  vitrine leads list --since 7d --kind interest
  vitrine leads list --location garage-nord --since 2026-11-01 --until 2026-11-30
  vitrine leads list --person zoe@example.com    or a telephone number, however it is written
  vitrine leads list --format json | jq -r '.[].reference'`;

const listLeads = (context: CliContext, { format, ...filter }: Flags): Promise<void> =>
  withLeads(context, async ({ reader, events: store }) => {
    const found = await reader.list(filter);
    const events = await store.read(found.map(({ id }) => id));
    const leads = found.map((lead) => ({ lead, progress: leadProgress(events.get(lead.id) ?? []) }));
    if (format === "json")
      printJson(
        context,
        leads.map(({ lead, progress }) => ({ ...toPublicLead(lead), ...progress })),
      );
    else if (leads.length === 0) context.stdout.write("No leads.\n");
    else context.stdout.write(`${leadsTable(leads, marketSettings(context).timeZone)}\n`);
  });

/** `vitrine leads list` */
export const listLeadsCommand = (context: CliContext): Command => {
  const command = new Command("list").description("Lists leads, newest first.");
  for (const option of filterOptions(context)) command.addOption(option);
  return command
    .addOption(personOption(context))
    .option("--limit <number>", "how many at most", wholeNumberUpTo(100_000), 50)
    .addOption(formatOption())
    .addHelpText("after", HELP)
    .action((flags: Flags) => listLeads(context, flags));
};
