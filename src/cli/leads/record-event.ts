import { randomUUID } from "node:crypto";
import { type OwnerlessEvent, type RecordedLead, recordLeadEvent } from "#application/leads/index.ts";
import { wallClock } from "#domain/locations/index.ts";
import type { LeadRepository } from "../../adapters/database/leads/index.ts";
import type { CliContext } from "../context.ts";
import type { AnswerFormat } from "../format-option.ts";
import { marketSettings } from "../market-settings.ts";
import { failUnknownLead, printJson, withLeads } from "./with-leads.ts";

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
export const recordEvent = (
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
