import { type Command, Option } from "commander";
import { agendaKey, moveAppointment, readHeldAppointment, releaseAppointment } from "#application/leads/index.ts";
import { nearestSlots } from "#domain/appointments/index.ts";
import { instantAt } from "#domain/locations/index.ts";
import { createPaths } from "#domain/site/index.ts";
import {
  createAgendaVersions,
  createCatalogueRepository,
  createSharedSettings,
} from "../../adapters/database/index.ts";
import { createSigner } from "../../adapters/signing/index.ts";
import { outsideCommand, todayAppointmentsCommand } from "../appointments/list.ts";
import { appointmentStores, describeBooking } from "../appointments/stores.ts";
import { command, commandGroup } from "../command.ts";
import { type CliContext, marketSettings, readSiteUrl, WRONG_USAGE } from "../context.ts";
import { CommandError, NOT_FOUND } from "../failure.ts";
import { byOption, referenceArgument } from "../leads/options.ts";
import { type LeadStores, leadStores, unknownLead } from "../leads/stores.ts";

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
const moveAppointmentCommand = (context: CliContext): Command =>
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
const cancelCommand = (context: CliContext): Command =>
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

const HELP = `
Calendar programs subscribe to the address and read it again by themselves. It has times, works and references, and no data of
visitors. Whoever has the address reads the calendar: --rotate makes a new one, and the earlier ones answer 404.

Examples:
  vitrine appointments calendar garage-nord
  vitrine appointments calendar garage-nord --rotate

Exit codes: 0 printed; 1 wrong usage; 4 there is no such location, or no server has started yet.`;

const findAddress = async (
  context: CliContext,
  { database }: LeadStores,
  location: string,
  { rotate }: { readonly rotate?: true },
): Promise<string> => {
  const all = await createCatalogueRepository(database).locations.all();
  if (!all.some(({ slug }) => slug === location)) throw new CommandError(NOT_FOUND, `there is no location ${location}`);
  const stored = await createSharedSettings(database).get("secret-key");
  const keys = context.config.secretKeys ?? (stored === null ? null : ([stored] as const));
  if (keys === null) throw new CommandError(NOT_FOUND, "no server has started with this database: it has no key yet");
  const versions = createAgendaVersions(database);
  if (rotate) await versions.rotate(location);
  const key = await agendaKey(versions, createSigner(...keys), location);
  return (await readSiteUrl(context, database)) + createPaths(marketSettings(context).segments).agenda(key);
};

/** `vitrine appointments calendar LOCATION` */
const calendarCommand = (context: CliContext): Command =>
  command(context, {
    name: "calendar",
    description: "Prints the address of the calendar of a location, for calendar programs.",
    help: HELP,
    parameters: [
      ["<location>", "slug of the location, such as garage-nord"],
      ["--rotate", "revoke the earlier addresses"],
    ],
    needs: leadStores,
    run: async (leads, location: string, flags: { readonly rotate?: true }) => ({
      location,
      address: await findAddress(context, leads, location, flags),
    }),
    table: ({ address }) => address,
  });

/** `vitrine appointments` */
export const appointmentsCommand = (context: CliContext): Command =>
  commandGroup(
    "appointments",
    "Lists, moves and cancels the visitors' appointments, and prints the address of a location's calendar.",
    [todayAppointmentsCommand, moveAppointmentCommand, cancelCommand, outsideCommand, calendarCommand].map((create) =>
      create(context),
    ),
  );
