import { Argument, type Command, InvalidArgumentError } from "commander";
import { z } from "zod";
import { assignLead } from "#application/leads/index.ts";
import { createCatalogueRepository, type Database } from "../../adapters/database/index.ts";
import { confirm } from "../confirm.ts";
import { type CliContext, WRONG_USAGE } from "../context.ts";
import { fail } from "../failure.ts";
import { marketSettings } from "../market-settings.ts";
import { failUnknownLead, withLeads } from "./with-leads.ts";
import { eventDependencies, type EventFlags, printRecorded, workCommand } from "./work.ts";

const HELP = `
An owner is an employee, or an address of a location or of the settings. The command asks before it gives the lead to anybody
else, who would get the visitor's name, address, telephone and message.

Examples:
  vitrine leads assign V7K3-2QFM anna.weber@example.com
  vitrine leads assign V7K3-2QFM anna.weber@example.com --note "Elle connaît le client" --by ben@example.com
  vitrine leads assign V7K3-2QFM agency@example.net --yes`;

const parseEmail = (text: string): string => {
  if (z.email().safeParse(text).success) return text;
  throw new InvalidArgumentError("It must be an e-mail address.");
};

type Flags = EventFlags & { readonly note?: string; readonly yes?: true };

const readOwners = async (context: CliContext, database: Database) => {
  const { employees, locations } = createCatalogueRepository(database);
  return { employees: await employees.all(), locations: await locations.all(), settings: marketSettings(context) };
};

const strangerOf = (owner: string): string =>
  `${owner} is no employee, and no address of a location or of the settings`;

const assign = (context: CliContext, reference: string, owner: string, { by, format, note, yes }: Flags) =>
  withLeads(context, async (leads, database) => {
    const deps = { ...eventDependencies(context, leads), owners: () => readOwners(context, database) };
    const ask = (): Promise<boolean> => confirm(context, `${strangerOf(owner)}. Send the visitor's data there?`);
    const result = await assignLead(
      deps,
      reference,
      { owner, by, text: note ?? null },
      { confirm: async () => yes === true || (await ask()) },
    );
    if (result.type === "unknown-lead") failUnknownLead(context, reference);
    else if (result.type === "unknown-owner")
      fail(context, WRONG_USAGE, `${strangerOf(owner)}; nothing was changed, --yes gives the lead to this address`);
    else printRecorded(context, result, format);
  });

/** `vitrine leads assign REFERENCE EMAIL` */
export const assignCommand = (context: CliContext): Command =>
  workCommand("assign", "Gives a lead to one person, who gets it by email.", HELP)
    .addArgument(new Argument("<email>", "the new owner").argParser(parseEmail))
    .option("--note <text>", "for the new owner")
    .option("--yes", "do not ask")
    .action((reference: string, owner: string, flags: Flags) => assign(context, reference, owner, flags));
