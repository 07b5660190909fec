import {
  createLeadEvent,
  type Lead,
  type LeadEvent,
  leadProgress,
  type LeadProgress,
  type NewLeadEvent,
} from "#domain/leads/index.ts";
import { createEventDeliveries } from "#domain/outbox/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { AppendedEvents, LeadEventStore, LeadReader } from "../ports.ts";

export type RecordLeadDependencies = {
  readonly reader: Pick<LeadReader, "byReference">;
  readonly events: Pick<LeadEventStore, "append">;
  readonly newId: () => string;
  readonly clock: Clock;
  /** URL that receives every event as JSON; null: none. */
  readonly webhook: string | null;
};

/** `events`: all of the lead, oldest first. `isChanged`: false if the event would repeat what they say. */
export type RecordedLead = {
  readonly lead: Lead;
  readonly events: readonly LeadEvent[];
  readonly progress: LeadProgress;
  readonly isChanged: boolean;
};

const isRepeated = ({ type, by, target }: NewLeadEvent, events: readonly LeadEvent[]): boolean => {
  const { state, owner, first_answer: answer } = leadProgress(events);
  switch (type) {
    case "seen":
      return events.some((event) => event.type === "seen" && event.by === by);
    case "assigned":
      return owner === target;
    case "answered":
      return answer !== null;
    case "won":
    case "lost":
    case "spam":
      return state === type;
    default:
      return false;
  }
};

export const toRecordedLead = ({ lead, events, isChanged }: AppendedEvents): RecordedLead => ({
  lead,
  events,
  progress: leadProgress(events),
  isChanged,
});

/**
 * Appends an event to a lead unless it would repeat what the lead's events say, or the lead has the one with `eventId`, a UUID.
 * Null for an unknown id.
 */
export const appendToLead = async (
  { events: store, newId, clock, webhook }: Omit<RecordLeadDependencies, "reader">,
  leadId: string,
  event: NewLeadEvent,
  eventId = newId(),
): Promise<RecordedLead | null> => {
  const now = clock.now();
  const appended = await store.append(
    leadId,
    (_lead, events) => {
      if (events.some(({ id }) => id === eventId) || isRepeated(event, events)) return null;
      const created = [createLeadEvent(event, eventId, now)];
      return { events: created, deliveries: createEventDeliveries(leadId, created, newId, webhook) };
    },
    now,
  );
  return appended && toRecordedLead(appended);
};

/** An event that gives the lead to nobody: `assignLead` does, which checks who that is. */
export type OwnerlessEvent = Omit<NewLeadEvent, "type" | "target"> & {
  readonly type: Exclude<NewLeadEvent["type"], "assigned">;
};

/** `appendToLead` by the reference of the lead. Null for an unknown reference. */
export const recordLeadEvent = async (
  deps: RecordLeadDependencies,
  reference: string,
  event: OwnerlessEvent,
  eventId?: string,
): Promise<RecordedLead | null> => {
  const lead = await deps.reader.byReference(reference);
  return lead && appendToLead(deps, lead.id, event, eventId);
};
