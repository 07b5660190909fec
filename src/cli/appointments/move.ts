import { Command, Option } from "commander";
import { moveAppointment, readHeldAppointment } from "#application/leads/index.ts";
import { nearestSlots } from "#domain/appointments/index.ts";
import { instantAt } from "#domain/locations/index.ts";
import { type CliContext, WRONG_USAGE } from "../context.ts";
import { fail } from "../failure.ts";
import { type AnswerFormat, formatOption } from "../format-option.ts";
import { byOption, referenceArgument } from "../leads/lead-options.ts";
import { failUnknownLead, NOT_FOUND, printJson } from "../leads/with-leads.ts";
import { type AppointmentWork, describeBooking, withAppointments } from "./with-appointments.ts";

const HELP = `
The new time is that of the market's clocks and one of the free slots for the work; the command names the nearest ones where it is
not. Visitor and dealership get an e-mail that moves the appointment in their calendars.

Examples:
  vitrine appointments move V7K3-2QFM --to "2026-12-01 10:00"
  vitrine appointments move V7K3-2QFM --to "2026-12-01 10:00" --by anna.weber@example.com --format json

Exit codes: 0 moved; 1 wrong usage; 2 no such free slot; 4 there is no such lead, or no appointment (any more).`;

type Flags = { readonly to: string; readonly by: string; readonly format: AnswerFormat };

const parseLocal = (text: string, timeZone: string): Date | null => {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/.exec(text) ?? [];
  return date === undefined || time === undefined || Number.isNaN(Date.parse(`${date}T${time}Z`))
    ? null
    : instantAt(date, time, timeZone);
};

const move = async (
  context: CliContext,
  reference: string,
  { to, by, format }: Flags,
  { leads, settings: { timeZone }, deps, findUnmet }: AppointmentWork,
): Promise<void> => {
  const start = parseLocal(to, timeZone)?.toISOString();
  if (start === undefined) return fail(context, WRONG_USAGE, '--to must be a local time such as "2026-12-01 10:00"');
  const lead = await leads.reader.byReference(reference);
  if (lead === null) return failUnknownLead(context, reference);
  const held = await readHeldAppointment(deps, lead);
  if (held === null) return fail(context, NOT_FOUND, `${reference} has no appointment`);
  const outcome = await moveAppointment(deps, held, start, { by });
  if (outcome === "unchanged") return fail(context, NOT_FOUND, `${reference} has no appointment any more`);
  if (outcome === "slot-taken") {
    const near = nearestSlots(held.days, start, 3).map(({ date, time }) => `${date} ${time}`);
    return fail(context, 2, `${to} is no free slot for it; the nearest: ${near.join(", ") || "none"}`);
  }
  const unmet = await findUnmet(lead);
  if (unmet !== null)
    context.stderr.write(`note: its vehicle (${unmet.id}) is ${unmet.state}; vitrine vehicle list shows others\n`);
  const moved = (await leads.reader.byReference(reference))?.booking ?? held.booking;
  if (format === "json")
    printJson(context, { reference, previous: held.booking.start, booking: moved, vehicle: unmet });
  else context.stdout.write(`${reference}: moved to ${describeBooking(moved, timeZone)}. Both are told.\n`);
};

/** `vitrine appointments move REFERENCE --to "2026-12-01 10:00"` */
export const moveAppointmentCommand = (context: CliContext): Command =>
  new Command("move")
    .description("Moves an appointment to another time and tells visitor and dealership.")
    .addArgument(referenceArgument())
    .addOption(new Option("--to <time>", 'the new start, local time: "2026-12-01 10:00"').makeOptionMandatory())
    .addOption(byOption())
    .addOption(formatOption())
    .addHelpText("after", HELP)
    .action((reference: string, flags: Flags) =>
      withAppointments(context, (work) => move(context, reference, flags, work)),
    );
