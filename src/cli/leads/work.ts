import { Argument, Command, Option } from "commander";
import { randomUUID } from "node:crypto";
import { moveLead, type OwnerlessEvent, type RecordedLead, recordLeadEvent } from "#application/leads/index.ts";
import { createCatalogueRepository } from "../../adapters/database/index.ts";
import type { CliContext } from "../context.ts";
import { fail } from "../failure.ts";
import { type AnswerFormat, formatOption } from "../format-option.ts";
import { marketSettings } from "../market-settings.ts";
import { byOption, parseSlug, referenceArgument } from "./lead-options.ts";
import { wallClock } from "#domain/locations/index.ts";
import type { LeadRepository } from "../../adapters/database/leads/index.ts";
import { failUnknownLead, NOT_FOUND, printJson, withLeads } from "./with-leads.ts";

export type EventFlags = { readonly by: string; readonly format: AnswerFormat };

/** What is appended to leads with. */
export const eventDependencies = ({ config, clock }: CliContext, { reader, events }: LeadRepository) => ({
  reader,
  events,
  newId: randomUUID,
  clock,
  webhook: config.leadsWebhook?.url ?? null,
});

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

export const printRecorded = (context: CliContext, recorded: RecordedLead, format: AnswerFormat): void => {
  const { lead, events, progress, isChanged } = recorded;
  if (format === "json") printJson(context, { reference: lead.reference, changed: isChanged, ...progress, events });
  else context.stdout.write(describeLead(recorded, marketSettings(context).timeZone));
};

/** Appends an event to a lead and prints what the lead is now. */
const recordEvent = (
  context: CliContext,
  reference: string,
  event: OwnerlessEvent,
  format: AnswerFormat,
): Promise<void> =>
  withLeads(context, async (leads) => {
    const recorded = await recordLeadEvent(eventDependencies(context, leads), reference, event);
    if (recorded === null) failUnknownLead(context, reference);
    else printRecorded(context, recorded, format);
  });

const EXIT_CODES = `
Exit codes: 0 saved, also where there was nothing to change; 1 wrong usage, or not agreed to; 4 there is no such lead.`;

/** A command about one lead with the options of all of them. */
export const workCommand = (name: string, description: string, help: string): Command =>
  new Command(name)
    .description(description)
    .addArgument(referenceArgument())
    .addOption(byOption())
    .addOption(formatOption())
    .addHelpText("after", `${help}\n${EXIT_CODES}`);

/** `vitrine leads note REFERENCE TEXT` */
export const noteCommand = (context: CliContext): Command =>
  workCommand(
    "note",
    "Adds a note to a lead.",
    `
A note is part of what the person may request, and is erased with the lead.

Examples:
  vitrine leads note V7K3-2QFM "Rappeler lundi après 17 h" --by anna.weber@example.com`,
  )
    .argument("<text>", "at most 2,000 characters")
    .action((reference: string, text: string, { by, format }: EventFlags) =>
      recordEvent(context, reference, { type: "note", by, text }, format),
    );

/** `vitrine leads answer REFERENCE` */
export const answerCommand = (context: CliContext): Command =>
  workCommand(
    "answer",
    "Says that the visitor has an answer.",
    `
The first answer counts; the link in the emails to staff does the same.

Examples:
  vitrine leads answer V7K3-2QFM --by anna.weber@example.com
  vitrine leads answer V7K3-2QFM --by anna.weber@example.com --note "Essai samedi" --format json`,
  )
    .option("--note <text>", "what was answered")
    .action((reference: string, { by, format, note }: EventFlags & { readonly note?: string }) =>
      recordEvent(context, reference, { type: "answered", by, text: note ?? null }, format),
    );

const OUTCOMES = ["won", "lost", "spam"] as const;

type CloseFlags = EventFlags & { readonly as: (typeof OUTCOMES)[number]; readonly reason?: string };

/** `vitrine leads close REFERENCE --as OUTCOME` */
export const closeCommand = (context: CliContext): Command =>
  workCommand(
    "close",
    "Says how a lead ended; it is not unanswered any more.",
    `
Examples:
  vitrine leads close V7K3-2QFM --as won --by anna.weber@example.com
  vitrine leads close V7K3-2QFM --as lost --reason "A acheté ailleurs"
  vitrine leads close V7K3-2QFM --as spam`,
  )
    .addOption(new Option("--as <outcome>", "how it ended").choices(OUTCOMES).makeOptionMandatory())
    .option("--reason <text>", "why")
    .action((reference: string, { by, format, as, reason }: CloseFlags) =>
      recordEvent(context, reference, { type: as, by, text: reason ?? null }, format),
    );

type MoveFlags = EventFlags & { readonly reason?: string };

const move = (context: CliContext, reference: string, to: string, flags: MoveFlags): Promise<void> =>
  withLeads(context, async (leads, database) => {
    const deps = {
      ...eventDependencies(context, leads),
      ...marketSettings(context).leads,
      locations: createCatalogueRepository(database).locations.all,
    };
    const result = await moveLead(deps, reference, { to, by: flags.by, text: flags.reason ?? null });
    if (result.type === "unknown") failUnknownLead(context, reference);
    else if (result.type === "unknown-location")
      fail(context, NOT_FOUND, `there is no location ${to}; there are ${result.known.join(", ")}`);
    else printRecorded(context, result, flags.format);
  });

/** `vitrine leads move REFERENCE LOCATION` */
export const moveLeadCommand = (context: CliContext): Command =>
  workCommand(
    "move",
    "Gives a lead to the people of another location, who get it by email.",
    `
The lead has no owner then, and their time to answer starts again. Its appointment stays where it is.

Examples:
  vitrine leads move V7K3-2QFM garage-sud --reason "Habite plus au sud" --by anna.weber@example.com`,
  )
    .addArgument(new Argument("<location>", "slug of the location").argParser(parseSlug))
    .option("--reason <text>", "why")
    .action((reference: string, to: string, flags: MoveFlags) => move(context, reference, to, flags));
