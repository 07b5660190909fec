import { Command } from "commander";
import { findOutsideAppointments, type OutsideAppointment } from "#application/leads/index.ts";
import { visitorEmail } from "#domain/leads/index.ts";
import type { CliContext } from "../context.ts";
import { type AnswerFormat, formatOption } from "../format-option.ts";
import { textTable } from "../text-table.ts";
import { printJson } from "../leads/with-leads.ts";
import { describeBooking, withAppointments } from "./with-appointments.ts";

const HELP = `
Hours and closures change with \`import locations\`, which asks; days of works change with the settings, after which this command
says what no longer fits.

Examples:
  vitrine appointments outside
  vitrine appointments outside --format json

Exit codes: 0 none; 1 wrong usage; 2 there are some.`;

const HEAD = ["reference", "appointment", "reason", "e-mail"];

/** The appointments as a table. */
export const outsideTable = (outside: readonly OutsideAppointment[], timeZone: string): string =>
  textTable([
    HEAD,
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

const list = (context: CliContext, { format }: { readonly format: AnswerFormat }): Promise<void> =>
  withAppointments(context, async ({ deps, settings: { timeZone, slots } }) => {
    const locations = new Map(deps.locations().map((location) => [location.slug, location]));
    const outside = await findOutsideAppointments({
      slots: deps.slots,
      now: context.clock.now(),
      timeZone,
      works: slots.works,
      locationOf: (slug) => locations.get(slug) ?? null,
    });
    if (format === "json") printJson(context, { outside: outside.map(toPrintedOutside) });
    else if (outside.length === 0) context.stdout.write("Every appointment to come fits hours and days.\n");
    else context.stdout.write(`${outsideTable(outside, timeZone)}\n`);
    context.exit(outside.length === 0 ? 0 : 2);
  });

/** `vitrine appointments outside` */
export const outsideCommand = (context: CliContext): Command =>
  new Command("outside")
    .description("Lists the appointments to come that fall outside hours, closures and the days of works.")
    .addOption(formatOption())
    .addHelpText("after", HELP)
    .action((flags: { readonly format: AnswerFormat }) => list(context, flags));
