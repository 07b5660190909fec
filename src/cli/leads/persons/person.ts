import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Command } from "commander";
import { collectPersonRecord, personFiles, type PersonRecord } from "#application/leads/index.ts";
import type { LeadReader } from "#application/leads/ports.ts";
import { leadProgress } from "#domain/leads/index.ts";
import { writePrivateFile } from "../../../adapters/platform/files/private-file.ts";
import { command, formatOption } from "../../command.ts";
import { type CliContext, marketSettings } from "../../context.ts";
import { CommandError, NOT_FOUND, orFailed } from "../../failure.ts";
import { textTable } from "../../text-table.ts";
import { personArgument } from "../options.ts";
import { deliveriesTable, formatLead, toPublicLead } from "../show.ts";
import { personalData } from "../stores.ts";

const HELP = `
What a person may request (GDPR, article 15): leads with every field, the consent they gave and its version, to whom
they were sent and when, what staff did with them and noted, appointments, files, alerts. Other addresses and numbers of the same leads are named: whether they
are the same person's is yours to judge; ask again with each.

Examples:
  vitrine leads person zoe@example.com
  vitrine leads person zoe@example.com --format json --files for-zoe > for-zoe.json

Exit codes: 0 reported; 1 wrong usage; 3 files could not be written; 4 nothing is stored.`;

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

type PersonAnswer = {
  readonly record: PersonRecord;
  /** Numbers of the leads whose appointment is still theirs. */
  readonly holding: ReadonlySet<string>;
};

const findHolding = async (reader: LeadReader, { leads }: PersonRecord): Promise<ReadonlySet<string>> => {
  const holding = new Set<string>();
  for (const { lead } of leads) if (await reader.holdsSlot(lead.id)) holding.add(lead.id);
  return holding;
};

const toText = ({ record, holding }: PersonAnswer, timeZone: string): string => {
  const paragraphs = record.leads.map((one) => {
    const progress = leadProgress(one.events);
    return formatLead({ ...one, holdsSlot: holding.has(one.lead.id), progress, answer_minutes: null }, timeZone);
  });
  const alerts = record.alerts.map(({ name, state, created_at, email, consent }) => [
    "alert",
    `${name} (${state}, since ${created_at.slice(0, 10)}, to ${email}; consent ${consent.version}: ${consent.text})`,
  ]);
  if (alerts.length > 0) paragraphs.push(textTable(alerts));
  if (record.mails.length > 0) paragraphs.push(deliveriesTable(record.mails, timeZone));
  if (record.also_known_by.length > 0) paragraphs.push(`The same leads also give: ${record.also_known_by.join(", ")}`);
  return paragraphs.join("\n\n");
};

/** `vitrine leads person EMAIL|PHONE` */
export const personCommand = (context: CliContext): Command =>
  command(context, {
    name: "person",
    description: "Reports everything that is stored of one person.",
    help: HELP,
    parameters: [
      personArgument(context),
      formatOption(),
      ["--files <folder>", "write the files that came with the leads there"],
    ],
    needs: personalData,
    run: async ({ stores, reader }, person: string, { files }: { readonly files?: string }): Promise<PersonAnswer> => {
      const record = await collectPersonRecord(stores, person);
      if (isEmpty(record)) throw new CommandError(NOT_FOUND, "nothing is stored of this person");
      if (files !== undefined) {
        const written = await orFailed(context, () => writeFiles(context, record, reader, files));
        context.stderr.write(`${written} files written\n`);
      }
      return { record, holding: await findHolding(reader, record) };
    },
    table: (answer) => toText(answer, marketSettings(context).timeZone),
    json: ({ record }) => toJson(record),
  });
