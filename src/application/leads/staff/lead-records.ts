import type { NewLeadEvent } from "#domain/leads/index.ts";
import type { Digest } from "#domain/shared/index.ts";
import type { LeadEventStore, LeadReader } from "../ports.ts";
import { recordLeadEvent, type RecordedLead, type RecordLeadDependencies } from "../work/record-lead-event.ts";
import { type LeadDetails, showLead } from "./show-lead.ts";

/** What other programs read and record of a lead; null for an unknown reference. */
export type LeadRecords = {
  readonly show: (reference: string) => Promise<LeadDetails | null>;
  /** `key`: an event of the lead with the same key is recorded once; null: each time. */
  readonly record: (reference: string, event: NewLeadEvent, key: string | null) => Promise<RecordedLead | null>;
};

type LeadRecordsDependencies = Omit<RecordLeadDependencies, "reader" | "events"> & {
  readonly reader: Pick<LeadReader, "byReference" | "leadDeliveries" | "holdsSlot">;
  readonly events: LeadEventStore;
  readonly digest: Digest;
};

/** A UUID of version 8 (RFC 9562) from a digest. */
const toUuid = (digest: string): string =>
  `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;

export const createLeadRecords = (deps: LeadRecordsDependencies): LeadRecords => ({
  show: (reference) => showLead(deps, reference),
  record: (reference, event, key) => {
    const eventId = key === null ? deps.newId() : toUuid(deps.digest(JSON.stringify([reference, key])));
    return recordLeadEvent(deps, reference, event, eventId);
  },
});
