import { randomUUID } from "node:crypto";
import { type RecordedLead, recordLeadEvent } from "#application/leads/index.ts";
import type { NewLeadEvent } from "#domain/leads/index.ts";
import type { CliContext } from "../context.ts";
import type { AnswerFormat } from "../format-option.ts";
import { failUnknownLead, printJson, withLeads } from "./with-leads.ts";

export type EventFlags = { readonly by: string; readonly format: AnswerFormat };

const printRecorded = (context: CliContext, { lead, events, progress }: RecordedLead, format: AnswerFormat): void => {
  const { reference } = lead;
  const { state, owner } = progress;
  if (format === "json") printJson(context, { reference, ...progress, events });
  else context.stdout.write(`${reference}: ${state}${owner === null ? "" : `, ${owner}`}.\n`);
};

/** Appends an event to a lead and prints what the lead is now. */
export const recordEvent = (
  context: CliContext,
  reference: string,
  event: NewLeadEvent,
  format: AnswerFormat,
): Promise<void> =>
  withLeads(context, async (leads) => {
    const recorded = await recordLeadEvent({ ...leads, newId: randomUUID, clock: context.clock }, reference, event);
    if (recorded === null) failUnknownLead(context, reference);
    else printRecorded(context, recorded, format);
  });
