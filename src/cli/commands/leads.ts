import { Command, InvalidArgumentError, Option } from "commander";
import { LEAD_KINDS, type LeadReader, parseReference } from "#domain/leads/index.ts";
import { leadRepository } from "../../adapters/database/index.ts";
import type { CliContext } from "../context.ts";
import { leadSheet, leadsTable, publicLead } from "../leads/lead-output.ts";
import { parseSince } from "../leads/since.ts";
import { textTable } from "../import/text-table.ts";

type Format = "table" | "json";

const NOT_FOUND = 4;

const LIST_HELP = `
Examples:
  vitrine leads list                             the last 50, newest first; times are UTC
  vitrine leads list --since 7d --kind interest
  vitrine leads list --format json | jq -r '.[].reference'`;

const SHOW_HELP = `
Examples:
  vitrine leads show V7K3-2QFM                   what was asked, and what became of its mails
  vitrine leads show v7k32qfm --format json

Exit codes: 0 found; 1 wrong usage; 4 there is no such lead.`;

const STATUS_HELP = `
due: waiting to be sent, or to be tried again; parked: given up after 7 days.

Examples:
  vitrine leads status
  vitrine leads status --format json | jq .deliveries.parked`;

const formatOption = (): Option =>
  new Option("--format <format>", "how it is printed").choices(["table", "json"]).default("table");

const upTo = (text: string): number => {
  const limit = Number(text);
  if (Number.isInteger(limit) && limit >= 1 && limit <= 100_000) return limit;
  throw new InvalidArgumentError("It must be a whole number from 1 to 100000.");
};

const json = (context: CliContext, value: unknown): void => {
  context.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
};

const withLeads = async (context: CliContext, work: (reader: LeadReader) => Promise<void>): Promise<void> => {
  const database = await context.openDatabase();
  try {
    await work(leadRepository(database).reader);
  } finally {
    await database.close();
  }
};

type ListFlags = { readonly kind?: string; readonly since?: Date; readonly limit: number; readonly format: Format };

const list = (context: CliContext, { format, ...filter }: ListFlags): Promise<void> =>
  withLeads(context, async (reader) => {
    const leads = await reader.list(filter);
    if (format === "json") json(context, leads.map(publicLead));
    else if (leads.length === 0) context.stdout.write("No leads.\n");
    else context.stdout.write(`${leadsTable(leads)}\n`);
  });

const show = (context: CliContext, reference: string, format: Format): Promise<void> =>
  withLeads(context, async (reader) => {
    const lead = await reader.byReference(reference);
    if (lead === null) {
      context.stderr.write(`error: there is no lead ${reference}\n`);
      context.exit(NOT_FOUND);
      return;
    }
    const deliveries = await reader.deliveriesOf(lead.id);
    if (format === "json") json(context, { ...publicLead(lead), deliveries });
    else context.stdout.write(`${leadSheet(lead, deliveries)}\n`);
  });

const status = (context: CliContext, format: Format): Promise<void> =>
  withLeads(context, async (reader) => {
    const found = await reader.status();
    if (format === "json") {
      json(context, found);
      return;
    }
    const { due, sent, parked } = found.deliveries;
    const counts = [
      ["leads", String(found.leads)],
      ["deliveries due", String(due)],
      ["deliveries sent", String(sent)],
      ["deliveries parked", String(parked)],
    ];
    const waiting = found.oldest_due_at === null ? "" : `oldest lead still waiting: ${found.oldest_due_at}\n`;
    context.stdout.write(`${textTable(counts, [1])}\n${waiting}`);
  });

const referenceOf = (text: string): string => {
  const reference = parseReference(text);
  if (reference !== null) return reference;
  throw new InvalidArgumentError("It must be a reference such as V7K3-2QFM.");
};

const sinceOf =
  (context: CliContext) =>
  (text: string): Date => {
    const since = parseSince(text, context.clock.now());
    if (since !== null) return since;
    throw new InvalidArgumentError("It must be a date (2026-11-21), an instant, or a span such as 36h or 7d.");
  };

/** `vitrine leads`: what visitors asked, and whether it reached those who answer. */
export const leadsCommand = (context: CliContext): Command => {
  const leads = new Command("leads").description("Shows the visitors' requests and what became of their deliveries.");
  leads
    .command("list")
    .description("Lists leads, newest first.")
    .addOption(new Option("--kind <kind>", "only of this kind").choices(Object.keys(LEAD_KINDS)))
    .option("--since <when>", "only since then: 2026-11-21, an ISO instant, 36h or 7d", sinceOf(context))
    .option("--limit <number>", "how many at most", upTo, 50)
    .addOption(formatOption())
    .addHelpText("after", LIST_HELP)
    .action((flags: ListFlags) => list(context, flags));
  leads
    .command("show")
    .description("Shows one lead with all its fields and deliveries.")
    .argument("<reference>", "as the visitor has it, with or without its hyphen", referenceOf)
    .addOption(formatOption())
    .addHelpText("after", SHOW_HELP)
    .action((reference: string, flags: { format: Format }) => show(context, reference, flags.format));
  leads
    .command("status")
    .description("Counts deliveries by state.")
    .addOption(formatOption())
    .addHelpText("after", STATUS_HELP)
    .action((flags: { format: Format }) => status(context, flags.format));
  return leads;
};
