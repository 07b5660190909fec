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
