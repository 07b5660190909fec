/**
 * `seen`: staff read the lead; `assigned`: it has a new owner; `answered`: staff answered the visitor; `note`: a remark of
 * staff; `won`, `lost`, `spam`: how it ended; `moved`: to another location, or its appointment to another time; `cancelled`:
 * its appointment was given back; `vehicle_changed`: its vehicle is sold, reserved, hidden or gone, or has another price.
 */
export const LEAD_EVENT_TYPES = [
  "seen",
  "assigned",
  "answered",
  "note",
  "won",
  "lost",
  "spam",
  "moved",
  "cancelled",
  "vehicle_changed",
] as const;

export type LeadEventType = (typeof LEAD_EVENT_TYPES)[number];

/** Something that happened to a lead. Saved events never change. */
export type LeadEvent = {
  /** UUID. */
  readonly id: string;
  readonly type: LeadEventType;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** Who did it: an address or a name of staff, `visitor`, `vitrine` for the server, or the name of a program. */
  readonly by: string;
  /**
   * `assigned`: the address of the new owner. `moved`: the slug of the new location, or the new start of the appointment
   * (ISO 8601). `vehicle_changed`: what happened. Null for others.
   */
  readonly target: string | null;
  /** What `target` replaces; for `cancelled` the start of the appointment, for `vehicle_changed` the vehicle. */
  readonly previous: string | null;
  /** A note or a reason. */
  readonly text: string | null;
};

/** The server, as the one who did something. */
export const BY_SERVER = "vitrine";

/** Characters of `by`, `target` and `previous`. */
const MAX_NAME = 200;
const MAX_TEXT = 2000;

const oneLine = (text: string): string => text.trim().replaceAll(/\s+/g, " ").slice(0, MAX_NAME);

/** An event with its texts cleaned and cut. */
export const createLeadEvent = (
  { type, by, target = null, previous = null, text = null }: NewLeadEvent,
  id: string,
  now: Date,
): LeadEvent => ({
  id,
  type,
  at: now.toISOString(),
  by: oneLine(by),
  target: target && oneLine(target),
  previous: previous && oneLine(previous),
  text: text?.trim().slice(0, MAX_TEXT) || null,
});

export type NewLeadEvent = Pick<LeadEvent, "type" | "by"> & Partial<Pick<LeadEvent, "target" | "previous" | "text">>;

/** True for an appointment that was moved to another time, false for a lead that was moved to another location. */
export const isAppointmentMove = ({ type, target }: Pick<LeadEvent, "type" | "target">): boolean =>
  type === "moved" && target !== null && /^\d{4}-\d{2}-\d{2}T/.test(target);

/** What happened to a vehicle that people have requested. `gone`: its feed does not list it any more. */
export type VehicleChangeKind = "reserved" | "sold" | "hidden" | "gone" | "price";

/** Who hears of it: the people who asked, the location that answers them, or nobody, because staff see to it. */
export type ChangeAudience = "visitors" | "location" | "nobody";

const TEXTS: Readonly<Record<ChangeAudience, string>> = {
  visitors: "the visitor is written to",
  location: "the location has the list",
  nobody: "nobody is written to",
};

const vehicleName = (id: number): string => `vehicle:${id}`;

/** A vehicle that is sold, hidden or gone is announced once, whatever it becomes of the three. */
const classOf = (kind: string): string => (["sold", "hidden", "gone"].includes(kind) ? "off" : kind);

type Change = { readonly vehicleId: number; readonly kind: VehicleChangeKind };

export const vehicleEvent = ({ vehicleId, kind }: Change, audience: ChangeAudience, by: string): NewLeadEvent => ({
  type: "vehicle_changed",
  by,
  target: kind,
  previous: vehicleName(vehicleId),
  text: TEXTS[audience],
});

const isOf = ({ vehicleId, kind }: Change, { type, target, previous }: LeadEvent): boolean =>
  type === "vehicle_changed" && previous === vehicleName(vehicleId) && classOf(target ?? "") === classOf(kind);

/** True if the visitor of a lead with these events was written to about the change. */
export const isVisitorNotified = (events: readonly LeadEvent[], change: Change): boolean =>
  events.some((event) => isOf(change, event) && event.text === TEXTS.visitors);

/**
 * True if somebody has seen to the change. `since` (ISO 8601): when the feed removed the vehicle, which may have removed it
 * before; null if that does not matter.
 */
export const isHandled = (events: readonly LeadEvent[], change: Change, since: string | null): boolean =>
  events.some((event) => isOf(change, event) && (since === null || event.at >= since || event.target !== "gone"));

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
