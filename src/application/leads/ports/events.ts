import type { Lead, LeadEvent } from "#domain/leads/index.ts";
import type { Delivery } from "#domain/outbox/index.ts";

/** What happens to a lead: events, the deliveries that announce them, and the lead with the location that it was moved to. */
export type LeadAppend = {
  readonly events: readonly LeadEvent[];
  readonly deliveries: readonly Delivery[];
  readonly lead?: Lead;
};

/** Called with the lead and its events so far; null appends nothing. Pure: it may be called again. */
export type DecideAppend = (lead: Lead, events: readonly LeadEvent[]) => LeadAppend | null;

/** All events of a lead after an append, oldest first. */
export type AppendedEvents = {
  readonly lead: Lead;
  readonly events: readonly LeadEvent[];
  readonly isChanged: boolean;
};

export type LeadEventStore = {
  /**
   * Appends events to a lead in one transaction with their deliveries, due at `at`. All appends run one after the other, on
   * every node: what `decide` is called with is still true when its events are saved. Null for an unknown id.
   */
  readonly append: (leadId: string, decide: DecideAppend, at: Date) => Promise<AppendedEvents | null>;
  /** Events by lead, oldest first; leads without events are missing. */
  readonly read: (leadIds: readonly string[]) => Promise<ReadonlyMap<string, readonly LeadEvent[]>>;
};
