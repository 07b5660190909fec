import { Command, Option } from "commander";
import { bookedWorkName, bookedWorkTerms } from "#application/strings/works.ts";
import { type Lead, startOfDay, visitorName, visitorPhone } from "#domain/leads/index.ts";
import { addDays, localTime } from "#domain/locations/index.ts";
import type { CliContext } from "../context.ts";
import { type AnswerFormat, formatOption } from "../format-option.ts";
import { textTable } from "../text-table.ts";
import { locationOption } from "../leads/lead-options.ts";
import { printJson, withLeads } from "../leads/with-leads.ts";
import { marketSettings } from "../market-settings.ts";

const HELP = `
Examples:
  vitrine appointments today
  vitrine appointments today --location garage-nord --format json

Exit codes: 0 listed, also when there are none; 1 wrong usage.`;

type Flags = { readonly location?: string; readonly format: AnswerFormat };

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

const HEAD = ["time", "until", "location", "work", "visitor", "phone", "reference"];

const list = (context: CliContext, { location, format }: Flags): Promise<void> =>
  withLeads(context, async ({ slots }) => {
    const { timeZone } = marketSettings(context);
    const { date } = localTime(context.clock.now(), timeZone);
    const [from, until] = [startOfDay(date, timeZone), startOfDay(addDays(date, 1), timeZone)];
    const leads = await slots.appointments({ from, until, location: location ?? null });
    const rows = leads.map((lead) => toRow(lead, timeZone));
    if (format === "json") return printJson(context, { date, time_zone: timeZone, appointments: rows });
    const lines = rows.map((row) => [
      row.time,
      row.until,
      row.location,
      row.work,
      row.name,
      row.phone ?? "",
      row.reference,
    ]);
    const count = rows.length === 1 ? "1 appointment" : `${rows.length} appointments`;
    context.stdout.write(
      `${date} (${timeZone}): ${count}\n${rows.length > 0 ? `${textTable([HEAD, ...lines])}\n` : ""}`,
    );
  });

/** `vitrine appointments today [--location PLACE]` */
export const todayAppointmentsCommand = (context: CliContext): Command =>
  new Command("today")
    .description("Lists the appointments of today, by their time.")
    .addOption(locationOption(new Option("--location <place>", "only at this place, such as garage-nord")))
    .addOption(formatOption())
    .addHelpText("after", HELP)
    .action((flags: Flags) => list(context, flags));
