import { type Command, Option } from "commander";
import { moveAppointment, readHeldAppointment, releaseAppointment } from "#application/leads/index.ts";
import { nearestSlots } from "#domain/appointments/index.ts";
import { instantAt } from "#domain/locations/index.ts";
import { command } from "../command.ts";
import { type CliContext, marketSettings, WRONG_USAGE } from "../context.ts";
import { CommandError, NOT_FOUND } from "../failure.ts";
import { byOption, referenceArgument } from "../leads/options.ts";
import { unknownLead } from "../leads/stores.ts";
import { appointmentStores, describeBooking } from "./stores.ts";

const MOVE_HELP = `
The new time is that of the market's clocks and one of the free slots for the work; the command names the nearest ones where it is
not. Visitor and dealership get an e-mail that moves the appointment in their calendars.

Examples:
  vitrine appointments move V7K3-2QFM --to "2026-12-01 10:00"
  vitrine appointments move V7K3-2QFM --to "2026-12-01 10:00" --by anna.weber@example.com --format json

Exit codes: 0 moved; 1 wrong usage; 2 no such free slot; 4 there is no such lead, or no appointment (any more).`;

/** Exit code: no such free slot. */
const NO_SLOT = 2;

const parseLocal = (text: string, timeZone: string): Date | null => {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/.exec(text) ?? [];
  return date === undefined || time === undefined || Number.isNaN(Date.parse(`${date}T${time}Z`))
    ? null
    : instantAt(date, time, timeZone);
};

type MoveFlags = { readonly to: string; readonly by: string };

const move = async (
  context: CliContext,
  { leads, settings: { timeZone }, deps, findUnmet }: Awaited<ReturnType<typeof appointmentStores>>,
  reference: string,
  { to, by }: MoveFlags,
) => {
  const start = parseLocal(to, timeZone)?.toISOString();
  if (start === undefined) throw new CommandError(WRONG_USAGE, '--to must be a local time such as "2026-12-01 10:00"');
  const lead = await leads.reader.byReference(reference);
  if (lead === null) throw unknownLead(reference);
  const held = await readHeldAppointment(deps, lead);
  if (held === null) throw new CommandError(NOT_FOUND, `${reference} has no appointment`);
  const outcome = await moveAppointment(deps, held, start, { by });
  if (outcome === "unchanged") throw new CommandError(NOT_FOUND, `${reference} has no appointment any more`);
  if (outcome === "slot-taken") {
    const near = nearestSlots(held.days, start, 3).map(({ date, time }) => `${date} ${time}`);
    throw new CommandError(NO_SLOT, `${to} is no free slot for it; the nearest: ${near.join(", ") || "none"}`);
  }
  const vehicle = await findUnmet(lead);
  if (vehicle !== null)
    context.stderr.write(`note: its vehicle (${vehicle.id}) is ${vehicle.state}; vitrine vehicle list shows others\n`);
  const booking = (await leads.reader.byReference(reference))?.booking ?? held.booking;
  return { reference, previous: held.booking.start, booking, vehicle };
};

/** `vitrine appointments move REFERENCE --to "2026-12-01 10:00"` */
export const moveAppointmentCommand = (context: CliContext): Command =>
  command(context, {
    name: "move",
    description: "Moves an appointment to another time and tells visitor and dealership.",
    help: MOVE_HELP,
    parameters: [
      referenceArgument(),
      new Option("--to <time>", 'the new start, local time: "2026-12-01 10:00"').makeOptionMandatory(),
      byOption(),
    ],
    needs: appointmentStores,
    run: (stores, reference: string, flags: MoveFlags) => move(context, stores, reference, flags),
    table: ({ reference, booking }) =>
      `${reference}: moved to ${describeBooking(booking, marketSettings(context).timeZone)}. Both are told.`,
  });

const CANCEL_HELP = `
Others can book the time again. Visitor and dealership get an e-mail that removes the appointment from their calendars.

Examples:
  vitrine appointments cancel V7K3-2QFM
  vitrine appointments cancel V7K3-2QFM --reason "Le client a appelé" --by anna.weber@example.com

Exit codes: 0 cancelled; 1 wrong usage; 4 there is no such lead, or no appointment (any more).`;

type CancelFlags = { readonly by: string; readonly reason?: string };

/** `vitrine appointments cancel REFERENCE` */
export const cancelCommand = (context: CliContext): Command =>
  command(context, {
    name: "cancel",
    description: "Cancels an appointment and tells visitor and dealership.",
    help: CANCEL_HELP,
    parameters: [
      referenceArgument(),
      ["--reason <text>", "for the dealership's own record; no mail names it"],
      byOption(),
    ],
    needs: appointmentStores,
    run: async ({ deps, leads: { reader } }, reference: string, { by, reason }: CancelFlags) => {
      const result = await releaseAppointment({ ...deps, reader }, reference, { by, text: reason ?? null });
      if (result.type === "unknown") throw unknownLead(reference);
      if (result.type === "no-appointment") throw new CommandError(NOT_FOUND, `${reference} has no appointment`);
      return { reference, cancelled: result.booking };
    },
    table: ({ reference, cancelled }) =>
      `${reference}: cancelled ${describeBooking(cancelled, marketSettings(context).timeZone)}. Both are told.`,
  });
