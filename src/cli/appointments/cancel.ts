import { Command, Option } from "commander";
import { releaseAppointment } from "#application/leads/index.ts";
import type { CliContext } from "../context.ts";
import { fail } from "../failure.ts";
import { type AnswerFormat, formatOption } from "../format-option.ts";
import { byOption, referenceArgument } from "../leads/lead-options.ts";
import { failUnknownLead, NOT_FOUND, printJson } from "../leads/with-leads.ts";
import { describeBooking, withAppointments } from "./with-appointments.ts";

const HELP = `
Others can book the time again. Visitor and dealership get an e-mail that removes the appointment from their calendars.

Examples:
  vitrine appointments cancel V7K3-2QFM
  vitrine appointments cancel V7K3-2QFM --reason "Le client a appelé" --by anna.weber@example.com

Exit codes: 0 cancelled; 1 wrong usage; 4 there is no such lead, or no appointment (any more).`;

type Flags = { readonly by: string; readonly reason?: string; readonly format: AnswerFormat };

const cancel = (context: CliContext, reference: string, { by, reason, format }: Flags): Promise<void> =>
  withAppointments(context, async ({ deps, leads, settings: { timeZone } }) => {
    const result = await releaseAppointment({ ...deps, reader: leads.reader }, reference, { by, text: reason ?? null });
    if (result.type === "unknown") failUnknownLead(context, reference);
    else if (result.type === "no-appointment") fail(context, NOT_FOUND, `${reference} has no appointment`);
    else if (format === "json") printJson(context, { reference, cancelled: result.booking });
    else context.stdout.write(`${reference}: cancelled ${describeBooking(result.booking, timeZone)}. Both are told.\n`);
  });

/** `vitrine appointments cancel REFERENCE` */
export const cancelCommand = (context: CliContext): Command =>
  new Command("cancel")
    .description("Cancels an appointment and tells visitor and dealership.")
    .addArgument(referenceArgument())
    .addOption(new Option("--reason <text>", "for the dealership's own record; no mail names it"))
    .addOption(byOption())
    .addOption(formatOption())
    .addHelpText("after", HELP)
    .action((reference: string, flags: Flags) => cancel(context, reference, flags));
