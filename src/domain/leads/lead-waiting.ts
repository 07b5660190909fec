import type { Lead } from "./lead.ts";
import { BY_SERVER, isAppointmentMove, type LeadEvent } from "./lead-event.ts";

/** Events since the lead came to its present location. */
const sinceMove = (events: readonly LeadEvent[]): readonly LeadEvent[] => {
  const moved = events.findLastIndex((event) => event.type === "moved" && !isAppointmentMove(event));
  return moved === -1 ? events : events.slice(moved);
};

/** The instant (ISO 8601) since which the people or the person who has the lead now has it. */
export const heldSince = ({ created_at }: Pick<Lead, "created_at">, events: readonly LeadEvent[]): string =>
  sinceMove(events).findLast(({ type }) => type === "assigned" || type === "moved")?.at ?? created_at;

/**
 * The person who gets a lead that was not answered in time: the next of the list after those whom the server gave it to at its
 * location, without the present owner. Null at the end of the list.
 */
export const nextOwner = (
  events: readonly LeadEvent[],
  list: readonly string[],
  owner: string | null,
): string | null => {
  const given = new Set(
    sinceMove(events)
      .filter(({ type, by }) => type === "assigned" && by === BY_SERVER)
      .map(({ target }) => target),
  );
  return list.find((address) => address !== owner && !given.has(address)) ?? null;
};
