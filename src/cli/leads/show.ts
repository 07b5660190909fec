import { Command } from "commander";
import { showLead } from "#application/leads/index.ts";
import type { CliContext } from "../context.ts";
import { marketSettings } from "../market-settings.ts";
import { formatLead, toPublicLead } from "./lead-output.ts";
import { type Format, formatOption, referenceArgument } from "./lead-options.ts";
import { failUnknownLead, printJson, withLeads } from "./with-leads.ts";

const HELP = `
Examples:
  vitrine leads show V7K3-2QFM                   what was asked, and what became of its mails
  vitrine leads show v7k32qfm --format json
  vitrine leads file V7K3-2QFM                   the files that came with it

Exit codes: 0 found; 1 wrong usage; 4 there is no such lead.`;

const printLead = (context: CliContext, reference: string, format: Format): Promise<void> =>
  withLeads(context, async ({ reader }) => {
    const details = await showLead(reader, reference);
    if (details === null) {
      failUnknownLead(context, reference);
      return;
    }
    const { lead, deliveries, holdsSlot } = details;
    if (format === "json") {
      const booking = lead.booking && { ...lead.booking, held: holdsSlot };
      printJson(context, { ...toPublicLead(lead), booking, deliveries });
    } else {
      const { timeZone } = marketSettings(context);
      context.stdout.write(`${formatLead(details, timeZone)}\n`);
    }
  });

/** `vitrine leads show REFERENCE` */
export const showCommand = (context: CliContext): Command =>
  new Command("show")
    .description("Shows one lead with all its fields, its appointment, its files and its deliveries.")
    .addArgument(referenceArgument())
    .addOption(formatOption())
    .addHelpText("after", HELP)
    .action((reference: string, { format }: { format: Format }) => printLead(context, reference, format));
