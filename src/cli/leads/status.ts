import { Command } from "commander";
import { wallClock } from "#domain/locations/index.ts";
import type { CliContext } from "../context.ts";
import { textTable } from "../text-table.ts";
import { marketSettings } from "../market-settings.ts";
import { type AnswerFormat, formatOption } from "../format-option.ts";
import { printJson, withLeads } from "./with-leads.ts";

const HELP = `
due: waiting to be sent, or to be tried again; parked: given up after 7 days. Parked ones are listed by the host of their
address; "vitrine leads retry --parked" sends them again once it takes mail.

Examples:
  vitrine leads status
  vitrine leads status --format json | jq .deliveries.parked`;

const status = (context: CliContext, format: AnswerFormat): Promise<void> =>
  withLeads(context, async ({ reader }) => {
    const summary = await reader.status();
    if (format === "json") {
      printJson(context, summary);
      return;
    }
    const { due, sent, parked } = summary.deliveries;
    const counts = [
      ["leads", String(summary.leads)],
      ["deliveries due", String(due)],
      ["deliveries sent", String(sent)],
      ["deliveries parked", String(parked)],
      ...summary.parked.map(({ host, deliveries }) => [`  at ${host}`, String(deliveries)]),
    ];
    const { timeZone } = marketSettings(context);
    const oldestDue =
      summary.oldest_due_at === null
        ? ""
        : `oldest delivery still waiting since ${wallClock(summary.oldest_due_at, timeZone)}\n`;
    context.stdout.write(`${textTable(counts, [1])}\n${oldestDue}`);
  });

/** `vitrine leads status` */
export const statusCommand = (context: CliContext): Command =>
  new Command("status")
    .description("Counts deliveries by state, and says where parked ones should have gone.")
    .addOption(formatOption())
    .addHelpText("after", HELP)
    .action(({ format }: { format: AnswerFormat }) => status(context, format));
