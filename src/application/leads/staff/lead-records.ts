import type { Digest } from "#domain/shared/index.ts";
import type { LeadEventStore, LeadReader } from "../ports.ts";
import { assignLead, type AssignLeadDependencies, type LeadAssignment } from "../work/assign-lead.ts";
import { type OwnerlessEvent, recordLeadEvent, type RecordedLead } from "../work/record-lead-event.ts";
import { type LeadDetails, showLead } from "./show-lead.ts";

/** An event of another program; one with an owner gives the lead to that person. */
export type ReportedEvent = OwnerlessEvent | ({ readonly type: "assigned" } & LeadAssignment);

export type ReportResult =
  | { readonly type: "unknown-lead" }
  | { readonly type: "unknown-owner" }
  /** `eventId`: what was recorded, now or with the same key before; the lead may have no such event if it changed nothing. */
  | { readonly type: "recorded"; readonly lead: RecordedLead; readonly eventId: string };

/** What other programs read and record of a lead. */
export type LeadRecords = {
  /** Null for an unknown reference. */
  readonly show: (reference: string) => Promise<LeadDetails | null>;
  /** `key`: an event of the lead with the same key is recorded once; null: each time. */
  readonly record: (reference: string, event: ReportedEvent, key: string | null) => Promise<ReportResult>;
};

type LeadRecordsDependencies = Omit<AssignLeadDependencies, "reader" | "events"> & {
  readonly reader: Pick<LeadReader, "byReference" | "leadDeliveries" | "holdsSlot">;
  readonly events: LeadEventStore;
  readonly digest: Digest;
};

/** A UUID of version 8 (RFC 9562) from a digest. */
const toUuid = (digest: string): string =>
  `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;

const report = async (
  deps: LeadRecordsDependencies,
  reference: string,
  event: ReportedEvent,
  eventId: string,
): Promise<ReportResult> => {
  if (event.type === "assigned") {
    const result = await assignLead(deps, reference, event, { eventId });
    return result.type === "assigned" ? { type: "recorded", lead: result, eventId } : result;
  }
  const lead = await recordLeadEvent(deps, reference, event, eventId);
  return lead === null ? { type: "unknown-lead" } : { type: "recorded", lead, eventId };
};

export const createLeadRecords = (deps: LeadRecordsDependencies): LeadRecords => ({
  show: (reference) => showLead(deps, reference),
  record: (reference, event, key) =>
    report(deps, reference, event, key === null ? deps.newId() : toUuid(deps.digest(JSON.stringify([reference, key])))),
});
