import { type Command, Option } from "commander";
import { releaseAppointment, releaseAppointmentsOf } from "#application/leads/index.ts";
import type { Booking } from "#domain/appointments/index.ts";
import { wallClock } from "#domain/locations/index.ts";
import { command } from "../command.ts";
import { type CliContext, marketSettings, WRONG_USAGE } from "../context.ts";
import { CommandError, NOT_FOUND } from "../failure.ts";
import { byOption, personOption, referenceArgument } from "./options.ts";
import { type LeadStores, leadsOnDemand, unknownLead } from "./stores.ts";

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

type Flags = { readonly by: string; readonly person?: string; readonly dryRun?: true };

type ReleasedBooking = Booking & { readonly reference: string };

type Released = { readonly isDryRun: boolean; readonly released: readonly ReleasedBooking[]; readonly isOne: boolean };

const describe = ({ location, calendar, start }: Booking, timeZone: string): string =>
  `${wallClock(start, timeZone)}, ${calendar} at ${location}`;

const releaseOne = async (leads: LeadStores, reference: string, by: string): Promise<Released> => {
  const result = await releaseAppointment(leads, reference, { by });
  if (result.type === "unknown") throw unknownLead(reference);
  if (result.type === "no-appointment") throw new CommandError(NOT_FOUND, `${reference} has no appointment`);
  return { isDryRun: false, released: [{ reference, ...result.booking }], isOne: true };
};

const releaseAll = async (leads: LeadStores, person: string, { by, dryRun }: Flags): Promise<Released> => {
  const isDryRun = dryRun === true;
  const request = { person, now: leads.clock.now(), isDryRun, author: { by } };
  const released = await releaseAppointmentsOf(leads, request);
  if (released.length === 0) throw new CommandError(NOT_FOUND, "this person has no appointment to come");
  return { isDryRun, released: released.map(({ lead_id: _id, ...booking }) => booking), isOne: false };
};

const releasedText = ({ isDryRun, released, isOne }: Released, timeZone: string): string => {
  if (isOne) return released.map((booking) => `${describe(booking, timeZone)}, can be booked again.`).join("");
  const lines = released.map((booking) => `${booking.reference}: ${describe(booking, timeZone)}`);
  const appointments = released.length === 1 ? "1 appointment" : `${released.length} appointments`;
  return [...lines, `${appointments} ${isDryRun ? "would be released" : "can be booked again"}.`].join("\n");
};

const checkFlags = (reference: string | undefined, { person, dryRun }: Flags): void => {
  if ((reference === undefined) === (person === undefined))
    throw new CommandError(WRONG_USAGE, "either a reference or --person is needed");
  if (dryRun && person === undefined) throw new CommandError(WRONG_USAGE, "--dry-run goes with --person");
};

/** `vitrine leads release REFERENCE`, `vitrine leads release --person EMAIL|PHONE` */
export const releaseCommand = (context: CliContext): Command =>
  command(context, {
    name: "release",
    description: "Gives the appointment of a lead back, or all appointments of a person, so that others can book them.",
    help: HELP,
    parameters: [
      referenceArgument("[reference]"),
      personOption(context, "all appointments to come of this e-mail address or telephone number"),
      new Option("--dry-run", "only list what would be released"),
      byOption(),
    ],
    needs: leadsOnDemand,
    run: async (open, reference: string | undefined, flags: Flags) => {
      checkFlags(reference, flags);
      const leads = await open();
      return flags.person === undefined
        ? releaseOne(leads, reference ?? "", flags.by)
        : releaseAll(leads, flags.person, flags);
    },
    table: (answer) => releasedText(answer, marketSettings(context).timeZone),
    json: ({ isDryRun, released }) => ({ dry_run: isDryRun, released }),
  });
