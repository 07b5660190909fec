import { type Command, Option } from "commander";
import { findOutsideAppointments, type OutsideAppointment } from "#application/leads/index.ts";
import { bookedWorkName, bookedWorkTerms } from "#application/strings/appointments.ts";
import { type Lead, startOfDay, visitorEmail, visitorName, visitorPhone } from "#domain/leads/index.ts";
import { addDays, localTime } from "#domain/locations/index.ts";
import { command } from "../command.ts";
import { type CliContext, marketSettings } from "../context.ts";
import { locationOption } from "../leads/options.ts";
import { leadStores } from "../leads/stores.ts";
import { textTable } from "../text-table.ts";
import { appointmentStores, describeBooking } from "./stores.ts";

const TODAY_HELP = `
Examples:
  vitrine appointments today
  vitrine appointments today --location garage-nord --format json

Exit codes: 0 listed, also when there are none; 1 wrong usage.`;

const toRow = (lead: Lead, timeZone: string) => ({
  time: localTime(new Date(lead.booking?.start ?? ""), timeZone).time,
  until: localTime(new Date(lead.booking?.end ?? ""), timeZone).time,
  location: lead.booking?.location ?? "",
  calendar: lead.booking?.calendar ?? "",
  work: lead.booking === null ? "" : bookedWorkName(lead.kind, lead.booking),
  terms: lead.booking === null ? "" : bookedWorkTerms(lead.booking),
  name: visitorName(lead),
  phone: visitorPhone(lead),
  reference: lead.reference,
});

const TODAY_HEAD = ["time", "until", "location", "work", "visitor", "phone", "reference"];

type Today = {
  readonly date: string;
  readonly time_zone: string;
  readonly appointments: readonly ReturnType<typeof toRow>[];
};

const todayText = ({ date, time_zone, appointments }: Today): string => {
  const lines = appointments.map((row) => [
    row.time,
    row.until,
    row.location,
    row.work,
    row.name,
    row.phone ?? "",
    row.reference,
  ]);
  const count = lines.length === 1 ? "1 appointment" : `${lines.length} appointments`;
  return `${date} (${time_zone}): ${count}\n${lines.length > 0 ? textTable([TODAY_HEAD, ...lines]) : ""}`;
};

/** `vitrine appointments today [--location PLACE]` */
export const todayAppointmentsCommand = (context: CliContext): Command =>
  command(context, {
    name: "today",
    description: "Lists the appointments of today, by their time.",
    help: TODAY_HELP,
    parameters: [locationOption(new Option("--location <place>", "only at this place, such as garage-nord"))],
    needs: leadStores,
    run: async ({ slots }, { location = null }: { readonly location?: string | null }): Promise<Today> => {
      const { timeZone } = marketSettings(context);
      const { date } = localTime(context.clock.now(), timeZone);
      const [from, until] = [startOfDay(date, timeZone), startOfDay(addDays(date, 1), timeZone)];
      const leads = await slots.appointments({ from, until, location });
      return { date, time_zone: timeZone, appointments: leads.map((lead) => toRow(lead, timeZone)) };
    },
    table: todayText,
  });

const OUTSIDE_HELP = `
Hours and closures change with \`import locations\`, which asks; days of works change with the settings, after which this command
says what no longer fits.

Examples:
  vitrine appointments outside
  vitrine appointments outside --format json

Exit codes: 0 none; 1 wrong usage; 2 there are some.`;

const OUTSIDE_HEAD = ["reference", "appointment", "reason", "e-mail"];

/** The appointments as a table. */
export const outsideTable = (outside: readonly OutsideAppointment[], timeZone: string): string =>
  textTable([
    OUTSIDE_HEAD,
    ...outside.map(({ lead, reason }) => [
      lead.reference,
      describeBooking(lead.booking, timeZone),
      reason,
      visitorEmail(lead) === null ? "none: call" : "yes",
    ]),
  ]);

const toPrintedOutside = ({ lead, reason }: OutsideAppointment) => ({
  reference: lead.reference,
  ...lead.booking,
  reason,
});

/** `vitrine appointments outside` */
export const outsideCommand = (context: CliContext): Command =>
  command(context, {
    name: "outside",
    description: "Lists the appointments to come that fall outside hours, closures and the days of works.",
    help: OUTSIDE_HELP,
    needs: appointmentStores,
    run: ({ deps }) => {
      const locations = new Map(deps.locations().map((location) => [location.slug, location]));
      const { slots, timeZone, works } = deps;
      const locationOf = (slug: string) => locations.get(slug) ?? null;
      return findOutsideAppointments({ slots, now: context.clock.now(), timeZone, works, locationOf });
    },
    table: (outside) =>
      outside.length === 0
        ? "Every appointment to come fits hours and days."
        : outsideTable(outside, marketSettings(context).timeZone),
    json: (outside) => ({ outside: outside.map(toPrintedOutside) }),
    exitCode: (outside) => (outside.length === 0 ? 0 : 2),
  });
