import type { LeadEvent, LeadEventType } from "./lead-event.ts";
import { isAppointmentMove } from "./lead-event.ts";

/** `cancelled`: its appointment was given back, and nobody has to answer. */
export const LEAD_STATES = ["new", "seen", "assigned", "answered", "won", "lost", "spam", "cancelled"] as const;

export type LeadState = (typeof LEAD_STATES)[number];

/** What the events of a lead say about it. */
export type LeadProgress = {
  readonly state: LeadState;
  /** Address of the person whom the lead was assigned to last; null before, and after a move to another location. */
  readonly owner: string | null;
  readonly first_answer: { readonly at: string; readonly by: string } | null;
  /** Somebody still has to answer the visitor. */
  readonly is_open: boolean;
};

/** After one of these events nobody has to answer any more. */
export const ANSWERED_OR_ENDED = [
  "answered",
  "won",
  "lost",
  "spam",
  "cancelled",
] as const satisfies readonly LeadEventType[];

const ENDS: ReadonlySet<LeadEventType> = new Set(["won", "lost", "spam", "cancelled"]);

const ownerOf = (events: readonly LeadEvent[]): string | null => {
  const last = events.findLast(
    (event) => event.type === "assigned" || (event.type === "moved" && !isAppointmentMove(event)),
  );
  return last?.type === "assigned" ? last.target : null;
};

const stateOf = (events: readonly LeadEvent[], owner: string | null): LeadState => {
  const end = events.findLast(({ type }) => ENDS.has(type));
  if (end !== undefined) return end.type as LeadState;
  const has = (type: LeadEventType): boolean => events.some((event) => event.type === type);
  if (has("answered")) return "answered";
  if (owner !== null) return "assigned";
  return has("seen") ? "seen" : "new";
};

/** `events`: all of a lead, oldest first. The last of `won`, `lost`, `spam` and `cancelled` is the state. */
export const leadProgress = (events: readonly LeadEvent[]): LeadProgress => {
  const owner = ownerOf(events);
  const state = stateOf(events, owner);
  const answer = events.find(({ type }) => type === "answered");
  return {
    state,
    owner,
    first_answer: answer === undefined ? null : { at: answer.at, by: answer.by },
    is_open: !events.some(({ type }) => ANSWERED_OR_ENDED.some((end) => end === type)),
  };
};
