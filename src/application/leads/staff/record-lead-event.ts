import {
  createLeadEvent,
  type Lead,
  type LeadEvent,
  leadProgress,
  type LeadProgress,
  type NewLeadEvent,
} from "#domain/leads/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { LeadEventStore, LeadReader } from "../ports.ts";

export type RecordLeadDependencies = {
  readonly reader: Pick<LeadReader, "byReference">;
  readonly events: Pick<LeadEventStore, "append">;
  readonly newId: () => string;
  readonly clock: Clock;
};

/** `events`: all of the lead, oldest first. */
export type RecordedLead = {
  readonly lead: Lead;
  readonly events: readonly LeadEvent[];
  readonly progress: LeadProgress;
};

/** Appends an event to a lead; one whose id it has is appended once. Null for an unknown reference. */
export const recordLeadEvent = async (
  { reader, events: store, newId, clock }: RecordLeadDependencies,
  reference: string,
  event: NewLeadEvent,
): Promise<RecordedLead | null> => {
  const found = await reader.byReference(reference);
  if (found === null) return null;
  const now = clock.now();
  const created = createLeadEvent(event, newId(), now);
  const appended = await store.append(
    found.id,
    (_, earlier) => (earlier.some(({ id }) => id === created.id) ? null : { events: [created], deliveries: [] }),
    now,
  );
  return appended && { lead: appended.lead, events: appended.events, progress: leadProgress(appended.events) };
};
