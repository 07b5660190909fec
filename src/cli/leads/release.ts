import { Command } from "commander";
import { wallClock } from "#domain/leads/index.ts";
import type { CliContext } from "../context.ts";
import { marketSettings } from "../market-settings.ts";
import { referenceArgument } from "./lead-options.ts";
import { findLead, NOT_FOUND, fail, withLeads } from "./with-leads.ts";

const HELP = `
For a visitor who cannot come: others can book the appointment again. The lead itself stays, and nobody is written to.

Example:
  vitrine leads release V7K3-2QFM

Exit codes: 0 given back; 1 wrong usage; 4 there is no such lead, or it has no appointment (any more).`;

const releaseAppointment = (context: CliContext, reference: string): Promise<void> =>
  withLeads(context, async ({ reader, slots }) => {
    const lead = await findLead(context, reader, reference);
    if (lead === null) return;
    if (lead.booking === null || !(await slots.release(lead.id))) {
      fail(context, NOT_FOUND, `${reference} has no appointment`);
      return;
    }
    const { location, calendar, start } = lead.booking;
    const time = wallClock(start, marketSettings(context).timeZone);
    context.stdout.write(`${time}, ${calendar} at ${location}, can be booked again.\n`);
  });

/** `vitrine leads release REFERENCE` */
export const releaseCommand = (context: CliContext): Command =>
  new Command("release")
    .description("Gives the appointment of a lead back, so that others can book it.")
    .addArgument(referenceArgument())
    .addHelpText("after", HELP)
    .action((reference: string) => releaseAppointment(context, reference));
