import { Argument, type Command, InvalidArgumentError, Option } from "commander";
import { z } from "zod";
import {
  assignLead,
  moveLead,
  type OwnerlessEvent,
  type RecordedLead,
  recordLeadEvent,
} from "#application/leads/index.ts";
import { wallClock } from "#domain/locations/index.ts";
import { createCatalogueRepository, type Database } from "../../adapters/database/index.ts";
import { command, formatOption, type Parameter } from "../command.ts";
import { type CliContext, marketSettings, WRONG_USAGE } from "../context.ts";
import { CommandError, NOT_FOUND } from "../failure.ts";
import { confirm } from "../streams.ts";
import { byOption, parseSlug, referenceArgument } from "./options.ts";
import { type LeadStores, leadStores, unknownLead } from "./stores.ts";

const EXIT_CODES = `
Exit codes: 0 saved, also where there was nothing to change; 1 wrong usage, or not agreed to; 4 there is no such lead.`;

/** "V7K3-2QFM: answered, anna@…; first answer 2026-11-23 10:42 by anna@…." */
const describeLead = ({ lead, progress, isChanged }: RecordedLead, timeZone: string): string => {
  const { state, owner, first_answer: answer } = progress;
  const details = [
    isChanged ? "" : "nothing to change",
    owner === null ? "" : `owner ${owner}`,
    answer === null ? "" : `first answer ${wallClock(answer.at, timeZone)} by ${answer.by}`,
  ].filter(Boolean);
  return `${lead.reference}: ${[state, ...details].join("; ")}.\n`;
};

type WorkDescription<Args extends readonly unknown[]> = {
  readonly name: string;
  readonly description: string;
  readonly help: string;
  /** Beside those of all commands about one lead. */
  readonly parameters: readonly Parameter[];
  readonly run: (leads: LeadStores, reference: string, ...args: Args) => Promise<RecordedLead>;
};

/** A command about one lead; prints what the lead is then. */
const workCommand = <Args extends readonly unknown[]>(
  context: CliContext,
  { help, parameters, ...described }: WorkDescription<Args>,
): Command =>
  command(context, {
    ...described,
    help: `${help}\n${EXIT_CODES}`,
    parameters: [referenceArgument(), byOption(), formatOption(), ...parameters],
    needs: leadStores,
    table: (recorded) => describeLead(recorded, marketSettings(context).timeZone),
    json: ({ lead, events, progress, isChanged }: RecordedLead) => ({
      reference: lead.reference,
      changed: isChanged,
      ...progress,
      events,
    }),
  });

const record = async (leads: LeadStores, reference: string, event: OwnerlessEvent): Promise<RecordedLead> => {
  const recorded = await recordLeadEvent(leads, reference, event);
  if (recorded === null) throw unknownLead(reference);
  return recorded;
};

type EventFlags = { readonly by: string };

/** `vitrine leads note REFERENCE TEXT` */
export const noteCommand = (context: CliContext): Command =>
  workCommand(context, {
    name: "note",
    description: "Adds a note to a lead.",
    help: `
A note is part of what the person may request, and is erased with the lead.

Examples:
  vitrine leads note V7K3-2QFM "Rappeler lundi après 17 h" --by anna.weber@example.com`,
    parameters: [["<text>", "at most 2,000 characters"]],
    run: (leads, reference, text: string, { by }: EventFlags) => record(leads, reference, { type: "note", by, text }),
  });

/** `vitrine leads answer REFERENCE` */
export const answerCommand = (context: CliContext): Command =>
  workCommand(context, {
    name: "answer",
    description: "Says that the visitor has an answer.",
    help: `
The first answer counts; the link in the emails to staff does the same.

Examples:
  vitrine leads answer V7K3-2QFM --by anna.weber@example.com
  vitrine leads answer V7K3-2QFM --by anna.weber@example.com --note "Essai samedi" --format json`,
    parameters: [["--note <text>", "what was answered"]],
    run: (leads, reference, { by, note }: EventFlags & { readonly note?: string }) =>
      record(leads, reference, { type: "answered", by, text: note ?? null }),
  });

const OUTCOMES = ["won", "lost", "spam"] as const;

type CloseFlags = EventFlags & { readonly as: (typeof OUTCOMES)[number]; readonly reason?: string };

/** `vitrine leads close REFERENCE --as OUTCOME` */
export const closeCommand = (context: CliContext): Command =>
  workCommand(context, {
    name: "close",
    description: "Says how a lead ended; it is not unanswered any more.",
    help: `
Examples:
  vitrine leads close V7K3-2QFM --as won --by anna.weber@example.com
  vitrine leads close V7K3-2QFM --as lost --reason "A acheté ailleurs"
  vitrine leads close V7K3-2QFM --as spam`,
    parameters: [
      new Option("--as <outcome>", "how it ended").choices(OUTCOMES).makeOptionMandatory(),
      ["--reason <text>", "why"],
    ],
    run: (leads, reference, { by, as, reason }: CloseFlags) =>
      record(leads, reference, { type: as, by, text: reason ?? null }),
  });

/** `vitrine leads move REFERENCE LOCATION` */
export const moveLeadCommand = (context: CliContext): Command =>
  workCommand(context, {
    name: "move",
    description: "Gives a lead to the people of another location, who get it by email.",
    help: `
The lead has no owner then, and their time to answer starts again. Its appointment stays where it is.

Examples:
  vitrine leads move V7K3-2QFM garage-sud --reason "Habite plus au sud" --by anna.weber@example.com`,
    parameters: [new Argument("<location>", "slug of the location").argParser(parseSlug), ["--reason <text>", "why"]],
    run: async (leads, reference, to: string, { by, reason }: EventFlags & { readonly reason?: string }) => {
      const locations = createCatalogueRepository(leads.database).locations.all;
      const deps = { ...leads, ...marketSettings(context).leads, locations };
      const result = await moveLead(deps, reference, { to, by, text: reason ?? null });
      if (result.type === "unknown") throw unknownLead(reference);
      if (result.type === "unknown-location")
        throw new CommandError(NOT_FOUND, `there is no location ${to}; there are ${result.known.join(", ")}`);
      return result;
    },
  });

const ASSIGN_HELP = `
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

type AssignFlags = EventFlags & { readonly note?: string; readonly yes?: true };

const readOwners = async (context: CliContext, database: Database) => {
  const { employees, locations } = createCatalogueRepository(database);
  return { employees: await employees.all(), locations: await locations.all(), settings: marketSettings(context) };
};

const strangerOf = (owner: string): string =>
  `${owner} is no employee, and no address of a location or of the settings`;

const assign = async (
  context: CliContext,
  leads: LeadStores,
  { reference, owner, by, note, yes }: AssignFlags & { readonly reference: string; readonly owner: string },
): Promise<RecordedLead> => {
  const deps = { ...leads, owners: () => readOwners(context, leads.database) };
  const ask = (): Promise<boolean> => confirm(context, `${strangerOf(owner)}. Send the visitor's data there?`);
  const assignment = { owner, by, text: note ?? null };
  const result = await assignLead(deps, reference, assignment, { confirm: async () => yes === true || (await ask()) });
  if (result.type === "unknown-lead") throw unknownLead(reference);
  if (result.type === "unknown-owner")
    throw new CommandError(
      WRONG_USAGE,
      `${strangerOf(owner)}; nothing was changed, --yes gives the lead to this address`,
    );
  return result;
};

/** `vitrine leads assign REFERENCE EMAIL` */
export const assignCommand = (context: CliContext): Command =>
  workCommand(context, {
    name: "assign",
    description: "Gives a lead to one person, who gets it by email.",
    help: ASSIGN_HELP,
    parameters: [
      new Argument("<email>", "the new owner").argParser(parseEmail),
      ["--note <text>", "for the new owner"],
      ["--yes", "do not ask"],
    ],
    run: (leads, reference, owner: string, flags: AssignFlags) =>
      assign(context, leads, { reference, owner, ...flags }),
  });
