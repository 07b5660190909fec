import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Argument, Command, InvalidArgumentError, Option } from "commander";
import { leadProgress, personKey } from "#domain/leads/index.ts";
import type { LeadReader } from "#application/leads/ports.ts";
import { collectPersonRecord, personFiles, type PersonRecord, type PurgeStores } from "#application/leads/index.ts";
import type { CliContext } from "../../context.ts";
import { describeFailure, fail, FAILED } from "../../failure.ts";
import { textTable } from "../../text-table.ts";
import { marketSettings } from "../../market-settings.ts";
import { removeUnfinishedFiles, writePrivateFile } from "../../../adapters/platform/files/private-file.ts";
import { toPublicLead } from "../lead-output.ts";
import { deliveriesTable, formatLead } from "../show.ts";
import { type AnswerFormat, formatOption } from "../../format-option.ts";
import { NOT_FOUND, printJson, withLeads } from "../with-leads.ts";
import { countryOf } from "#domain/site/index.ts";
import type { Database } from "../../../adapters/database/index.ts";
import { createAlertRepository } from "../../../adapters/database/alerts/index.ts";
import { createMailFolder } from "../../../adapters/delivery/index.ts";

/** Opens every store of personal data and closes it after `work`. */
export const withPersonalData = (
  context: CliContext,
  work: (stores: PurgeStores, reader: LeadReader, database: Database) => Promise<void>,
): Promise<void> =>
  withLeads(context, async ({ privacy, reader, stash, counters }, database) => {
    const alerts = createAlertRepository(database);
    await removeUnfinishedFiles(context.config.dataDir);
    const mails = createMailFolder(join(context.config.dataDir, "outbox"));
    try {
      await work({ leads: privacy, alerts: alerts.privacy, mails, stash, counters }, reader, database);
    } finally {
      await alerts.close();
    }
  });

const personParser =
  (context: CliContext) =>
  (text: string): string => {
    // It completes a number without a country code.
    const country = countryOf(marketSettings(context));
    const person = personKey(text, country);
    if (person !== null) return person;
    throw new InvalidArgumentError("It must be an e-mail address or a telephone number.");
  };

export const personArgument = (context: CliContext): Argument =>
  new Argument("<person>", "e-mail address or telephone number, however it is written").argParser(
    personParser(context),
  );

export const personOption = (
  context: CliContext,
  description = "only those that give this e-mail address or telephone number",
): Option => new Option("--person <person>", description).argParser(personParser(context));

const HELP = `
What a person may request (GDPR, article 15): leads with every field, the consent they gave and its version, to whom
they were sent and when, what staff did with them and noted, appointments, files, alerts. Other addresses and numbers of the same leads are named: whether they
are the same person's is yours to judge; ask again with each.

Examples:
  vitrine leads person zoe@example.com
  vitrine leads person zoe@example.com --format json --files for-zoe > for-zoe.json

Exit codes: 0 reported; 1 wrong usage; 3 files could not be written; 4 nothing is stored.`;

type Flags = { readonly format: AnswerFormat; readonly files?: string };

const isEmpty = ({ leads, mails, alerts }: PersonRecord): boolean =>
  leads.length === 0 && mails.length === 0 && alerts.length === 0;

/** Replaces characters of a visitor's file name that a shell or file system may interpret. */
const safeName = (name: string): string => name.replaceAll(/[^\p{L}\p{N}._-]+/gu, "_").replace(/^\.+/, "_");

const writeFiles = async (
  { config }: CliContext,
  record: PersonRecord,
  reader: LeadReader,
  folder: string,
): Promise<number> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let written = 0;
  for await (const { reference, file, content } of personFiles(reader, record)) {
    const path = join(folder, `${reference}-${file.field}-${safeName(file.name)}`);
    await writePrivateFile(config.dataDir, path, content);
    written += 1;
  }
  return written;
};

const toJson = ({ leads, ...record }: PersonRecord) => ({
  leads: leads.map(({ lead, deliveries, events }) => ({ ...toPublicLead(lead), events, deliveries })),
  ...record,
  // `wish` is the public name of the criteria.
  alerts: record.alerts.map(({ criteria, consent, ...alert }) => ({ ...alert, wish: criteria, consent })),
});

const toText = async (record: PersonRecord, reader: LeadReader, timeZone: string): Promise<string> => {
  const paragraphs: string[] = [];
  for (const personLead of record.leads) {
    const holdsSlot = await reader.holdsSlot(personLead.lead.id);
    paragraphs.push(
      formatLead(
        { ...personLead, holdsSlot, progress: leadProgress(personLead.events), answer_minutes: null },
        timeZone,
      ),
    );
  }
  const alerts = record.alerts.map(({ name, state, created_at, email, consent }) => [
    "alert",
    `${name} (${state}, since ${created_at.slice(0, 10)}, to ${email}; consent ${consent.version}: ${consent.text})`,
  ]);
  if (alerts.length > 0) paragraphs.push(textTable(alerts));
  if (record.mails.length > 0) paragraphs.push(deliveriesTable(record.mails, timeZone));
  if (record.also_known_by.length > 0) paragraphs.push(`The same leads also give: ${record.also_known_by.join(", ")}`);
  return `${paragraphs.join("\n\n")}\n`;
};

const printPerson = (context: CliContext, person: string, { format, files }: Flags): Promise<void> =>
  withPersonalData(context, async (stores, reader) => {
    const record = await collectPersonRecord(stores, person);
    if (isEmpty(record)) {
      fail(context, NOT_FOUND, "nothing is stored of this person");
      return;
    }
    try {
      if (files !== undefined)
        context.stderr.write(`${await writeFiles(context, record, reader, files)} files written\n`);
    } catch (error) {
      fail(context, FAILED, describeFailure(context, error));
      return;
    }
    if (format === "json") printJson(context, toJson(record));
    else context.stdout.write(await toText(record, reader, marketSettings(context).timeZone));
  });

/** `vitrine leads person EMAIL|PHONE` */
export const personCommand = (context: CliContext): Command =>
  new Command("person")
    .description("Reports everything that is stored of one person.")
    .addArgument(personArgument(context))
    .addOption(formatOption())
    .option("--files <folder>", "write the files that came with the leads there")
    .addHelpText("after", HELP)
    .action((person: string, flags: Flags) => printPerson(context, person, flags));
