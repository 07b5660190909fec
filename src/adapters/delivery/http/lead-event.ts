import { type Lead, type LeadEvent, leadProgress } from "#domain/leads/index.ts";

/**
 * Builds `lead.updated` from the lead's events, oldest first: the one with the id, and what the lead was after it. Without data
 * of the visitor. Throws for an unknown id.
 */
export const toUpdatedEvent = (
  { id, reference, kind }: Lead,
  events: readonly LeadEvent[],
  eventId: string,
): object => {
  const index = events.findIndex((event) => event.id === eventId);
  const event = events[index];
  if (event === undefined) throw new Error("the event of the delivery is not there");
  return {
    type: "lead.updated",
    timestamp: event.at,
    data: { id, reference, kind, ...leadProgress(events.slice(0, index + 1)), event },
  };
};
