import { Command } from "commander";
import { releaseAppointment } from "#application/leads/index.ts";
import { wallClock } from "#domain/locations/index.ts";
import type { CliContext } from "../context.ts";
import { marketSettings } from "../market-settings.ts";
import { referenceArgument } from "./lead-options.ts";
import { failUnknownLead, NOT_FOUND, fail, withLeads } from "./with-leads.ts";

const HELP = `
For a visitor who cannot come: others can book the appointment again. The lead itself stays, and nobody is written to.

Example:
  vitrine leads release V7K3-2QFM

Exit codes: 0 given back; 1 wrong usage; 4 there is no such lead, or it has no appointment (any more).`;

const release = (context: CliContext, reference: string): Promise<void> =>
  withLeads(context, async (leads) => {
    const result = await releaseAppointment(leads, reference);
    if (result.type === "unknown") {
      failUnknownLead(context, reference);
      return;
    }
    if (result.type === "no-appointment") {
      fail(context, NOT_FOUND, `${reference} has no appointment`);
      return;
    }
    const { location, calendar, start } = result.booking;
    const time = wallClock(start, marketSettings(context).timeZone);
    context.stdout.write(`${time}, ${calendar} at ${location}, can be booked again.\n`);
  });

/** `vitrine leads release REFERENCE` */
export const releaseCommand = (context: CliContext): Command =>
  new Command("release")
    .description("Gives the appointment of a lead back, so that others can book it.")
    .addArgument(referenceArgument())
    .addHelpText("after", HELP)
    .action((reference: string) => release(context, reference));
