import { randomUUID } from "node:crypto";
import { Command, Option } from "commander";
import { releaseAppointment, releaseAppointmentsOf } from "#application/leads/index.ts";
import type { OpenBooking } from "#application/leads/ports.ts";
import type { Booking } from "#domain/appointments/index.ts";
import { wallClock } from "#domain/locations/index.ts";
import { type CliContext, WRONG_USAGE } from "../context.ts";
import { fail } from "../failure.ts";
import { type AnswerFormat, formatOption } from "../format-option.ts";
import { marketSettings } from "../market-settings.ts";
import type { LeadRepository } from "../../adapters/database/leads/index.ts";
import { byOption, optionalReferenceArgument } from "./lead-options.ts";
import { personOption } from "./persons/person.ts";
import { failUnknownLead, NOT_FOUND, printJson, withLeads } from "./with-leads.ts";

const HELP = `
For a visitor who cannot come: others can book the appointment again. The lead itself stays; visitor and dealership get an e-mail
that removes the appointment from their calendars.
--person releases all appointments to come of one person, at every location: someone who emptied a calendar. An address counts in
all its spellings: zoe+1@example.com is zoe@example.com, and dots do not matter at gmail.com.

Examples:
  vitrine leads release V7K3-2QFM
  vitrine leads release --person zoe@example.com --dry-run
  vitrine leads release --person zoe@example.com --format json

Exit codes: 0 given back; 1 wrong usage; 4 there is no such lead, or no appointment (any more).`;

type Flags = { readonly by: string; readonly person?: string; readonly dryRun?: true; readonly format: AnswerFormat };

const describe = ({ location, calendar, start }: Booking, timeZone: string): string =>
  `${wallClock(start, timeZone)}, ${calendar} at ${location}`;

const dependencies = ({ clock, config }: CliContext, leads: LeadRepository) => ({
  ...leads,
  clock,
  newId: randomUUID,
  webhook: config.leadsWebhook?.url ?? null,
});

const releaseOne = (context: CliContext, reference: string, { by, format }: Flags): Promise<void> =>
  withLeads(context, async (leads) => {
    const result = await releaseAppointment(dependencies(context, leads), reference, { by });
    if (result.type === "unknown") {
      failUnknownLead(context, reference);
      return;
    }
    if (result.type === "no-appointment") {
      fail(context, NOT_FOUND, `${reference} has no appointment`);
      return;
    }
    const { booking } = result;
    if (format === "json") printJson(context, { dry_run: false, released: [{ reference, ...booking }] });
    else context.stdout.write(`${describe(booking, marketSettings(context).timeZone)}, can be booked again.\n`);
  });

const summary = (released: readonly OpenBooking[], isDryRun: boolean, timeZone: string): string => {
  const lines = released.map((booking) => `${booking.reference}: ${describe(booking, timeZone)}`);
  const appointments = released.length === 1 ? "1 appointment" : `${released.length} appointments`;
  return [...lines, `${appointments} ${isDryRun ? "would be released" : "can be booked again"}.`, ""].join("\n");
};

const releaseAll = (context: CliContext, person: string, { by, format, dryRun }: Flags): Promise<void> =>
  withLeads(context, async (leads) => {
    const isDryRun = dryRun === true;
    const released = await releaseAppointmentsOf(dependencies(context, leads), {
      person,
      now: context.clock.now(),
      isDryRun,
      author: { by },
    });
    if (released.length === 0) {
      fail(context, NOT_FOUND, "this person has no appointment to come");
      return;
    }
    const bookings = released.map(({ lead_id: _id, ...booking }) => booking);
    if (format === "json") printJson(context, { dry_run: isDryRun, released: bookings });
    else context.stdout.write(summary(released, isDryRun, marketSettings(context).timeZone));
  });

const release = async (context: CliContext, reference: string | undefined, flags: Flags): Promise<void> => {
  if (reference === undefined && flags.person !== undefined) {
    await releaseAll(context, flags.person, flags);
  } else if (reference === undefined || flags.person !== undefined) {
    fail(context, WRONG_USAGE, "either a reference or --person is needed");
  } else if (flags.dryRun) {
    fail(context, WRONG_USAGE, "--dry-run goes with --person");
  } else {
    await releaseOne(context, reference, flags);
  }
};

/** `vitrine leads release REFERENCE`, `vitrine leads release --person EMAIL|PHONE` */
export const releaseCommand = (context: CliContext): Command =>
  new Command("release")
    .description("Gives the appointment of a lead back, or all appointments of a person, so that others can book them.")
    .addArgument(optionalReferenceArgument())
    .addOption(personOption(context, "all appointments to come of this e-mail address or telephone number"))
    .addOption(new Option("--dry-run", "only list what would be released"))
    .addOption(byOption())
    .addOption(formatOption())
    .addHelpText("after", HELP)
    .action((reference: string | undefined, flags: Flags) => release(context, reference, flags));
