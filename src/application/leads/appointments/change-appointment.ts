import { type Booking, reminderTime, type SlotDay } from "#domain/appointments/index.ts";
import {
  chosenWork,
  findLeadKind,
  findSlotField,
  type FormContext,
  type LeadKind,
  resolveBooking,
  slotCapacity,
  type SlotFieldDefinition,
} from "#domain/forms/index.ts";
import {
  createLeadEvent,
  type Lead,
  type LeadEvent,
  verifyAppointmentChange,
  visitorEmail,
} from "#domain/leads/index.ts";
import { createEventDeliveries, createUpdateDeliveries } from "#domain/outbox/index.ts";
import type { AppointmentChange, LeadStore } from "../ports.ts";
import type { LeadServiceDependencies } from "../submission/dependencies.ts";
import { createFormContext, freeSlotDays } from "../submission/form-context.ts";
import type { Location } from "#domain/locations/index.ts";
import { findUnmetVehicles, type UnmetVehicle } from "../submission/check-submission.ts";

export type ChangeDependencies = CancelDependencies &
  Pick<
    LeadServiceDependencies,
    "slots" | "clock" | "locations" | "slotRules" | "works" | "reminders" | "country" | "timeZone" | "log"
  >;

/** Who changes an appointment, and why. */
export type ChangeAuthor = { readonly by: string; readonly text?: string | null };

/** The same name in every event of a visitor. */
const VISITOR: ChangeAuthor = { by: "visitor" };

/** An appointment that holds, and where it may be moved to. */
type HeldAppointment = {
  readonly lead: Lead;
  readonly booking: Booking;
  readonly kind: LeadKind;
  readonly field: SlotFieldDefinition;
  readonly context: FormContext;
  /** The free appointments for its work. */
  readonly days: readonly SlotDay[];
};

const bookingContext = (deps: ChangeDependencies, lead: Lead, { location }: Booking): FormContext =>
  createFormContext(deps, lead.subject?.location?.slug === location ? lead.subject : { location: { slug: location } });

/** Null for a lead without an appointment, or whose form no longer exists. */
export const readHeldAppointment = async (deps: ChangeDependencies, lead: Lead): Promise<HeldAppointment | null> => {
  const { booking } = lead;
  const kind = findLeadKind(lead.kind);
  const field = kind === null ? undefined : findSlotField(kind);
  if (booking === null || booking.cancelled_at !== undefined || kind === null || field === undefined) return null;
  const context = bookingContext(deps, lead, booking);
  const days = await freeSlotDays(deps, kind, context, chosenWork(field, lead.fields));
  return { lead, booking, kind, field, context, days };
};

type ChangeOutcome =
  | "changed"
  /** Somebody else took the slot, or it suits neither hours nor work. */
  | "slot-taken"
  /** It is cancelled, or was changed meanwhile. */
  | "unchanged";

/** What announces a change: e-mails to visitor and dealership unless the appointment is past, and the webhook's event. */
const announceChange =
  (deps: CancelDependencies, start: string, event: LeadEvent): AppointmentChange["announce"] =>
  (lead, invited) => [
    ...(Date.parse(start) <= deps.clock.now().getTime() ? [] : createUpdateDeliveries(lead, invited, deps.newId)),
    ...createEventDeliveries(lead.id, [event], deps.newId, deps.webhook),
  ];

const nextChange = ({ changes = 0 }: Booking, now: Date): Pick<Booking, "changes" | "changed_at"> => ({
  changes: changes + 1,
  changed_at: now.toISOString(),
});

/** Moves an appointment to a free slot of its location. `start`: ISO 8601. */
export const moveAppointment = async (
  deps: ChangeDependencies,
  { lead, booking: before, kind, field, context }: HeldAppointment,
  start: string,
  { by, text = null }: ChangeAuthor,
): Promise<ChangeOutcome> => {
  const now = deps.clock.now();
  const found = resolveBooking(kind, { ...lead.fields, [field.name]: start }, context);
  if (found === null) return "slot-taken";
  const { start: movedTo, end } = found;
  const booking: Booking = { ...before, start: movedTo, end, ...nextChange(before, now) };
  const event = createLeadEvent(
    { type: "moved", by, text, target: movedTo, previous: before.start },
    deps.newId(),
    now,
  );
  const outcome = await deps.store.changeAppointment(
    {
      leadId: lead.id,
      booking,
      before,
      seats: {
        capacity: slotCapacity(kind, context, lead.fields),
        remind_at: visitorEmail(lead) === null ? null : reminderTime(booking, now, deps.reminders),
      },
      event,
      announce: announceChange(deps, movedTo, event),
    },
    now,
  );
  if (outcome === "changed") deps.wakeOutbox();
  return outcome;
};

type CancelDependencies = Pick<LeadServiceDependencies, "clock" | "newId" | "wakeOutbox" | "webhook"> & {
  readonly store: Pick<LeadStore, "changeAppointment">;
};

/** Cancels the appointment of a lead and notifies visitor and dealership, unless it is past. */
export const cancelAppointment = async (
  deps: CancelDependencies,
  lead: Lead & { readonly booking: Booking },
  { by, text = null }: ChangeAuthor,
): Promise<Exclude<ChangeOutcome, "slot-taken">> => {
  const { booking: before } = lead;
  const now = deps.clock.now();
  const booking: Booking = { ...before, ...nextChange(before, now), cancelled_at: now.toISOString() };
  const event = createLeadEvent({ type: "cancelled", by, text, previous: before.start }, deps.newId(), now);
  const outcome = await deps.store.changeAppointment(
    {
      leadId: lead.id,
      booking,
      before,
      seats: null,
      event,
      announce: announceChange(deps, before.start, event),
    },
    now,
  );
  if (outcome === "changed") deps.wakeOutbox();
  return outcome === "changed" ? "changed" : "unchanged";
};

/** A visitor who moves more often calls. */
const MAX_CHANGES = 10;

/** The appointment behind a visitor's link. */
export type VisitorAppointment =
  /** Not signed by this site, or of an erased lead. */
  | { readonly type: "unknown" }
  | (HeldAppointment & {
      readonly type: "held";
      readonly contact: Pick<Location, "name" | "phone"> | null;
      /** It may be moved once more. */
      readonly isMovable: boolean;
      /** Its vehicle, which is not what the appointment is for any more; null while it is. */
      readonly unmet: UnmetVehicle | null;
    })
  | {
      readonly type: "past" | "cancelled";
      readonly booking: Booking;
      readonly contact: Pick<Location, "name" | "phone"> | null;
      /** Path of the form. */
      readonly path: string;
    };

export type VisitorChange = { readonly type: "move"; readonly start: string } | { readonly type: "cancel" };

/** Rejects when the database fails. */
export const findVisitorAppointment = async (
  deps: LeadServiceDependencies,
  key: string,
): Promise<VisitorAppointment> => {
  const link = verifyAppointmentChange(deps.signer, key);
  if (link === null) {
    deps.log.info({ event: "refusal", purpose: "appointment-change" }, "signed reference refused");
    return { type: "unknown" };
  }
  const lead = await deps.reader.byId(link.leadId);
  if (lead === null || lead.booking === null) return { type: "unknown" };
  const { booking } = lead;
  const contact =
    deps.locations().find(({ slug }) => slug === booking.location) ??
    lead.subject?.location ??
    deps.locations()[0] ??
    null;
  const ended = { booking, contact, path: lead.source.path };
  if (!(await deps.reader.holdsSlot(lead.id))) return { type: "cancelled", ...ended };
  if (Date.parse(booking.start) <= deps.clock.now().getTime()) return { type: "past", ...ended };
  const held = await readHeldAppointment(deps, lead);
  if (held === null) return { type: "unknown" };
  const [unmet = null] = await findUnmetVehicles(deps, held.kind, lead.subject);
  const isMovable = unmet === null && (booking.changes ?? 0) < MAX_CHANGES;
  return { type: "held", ...held, contact, isMovable, unmet };
};

/** What became of a visitor's change; `outcome` is null when there was nothing to change. */
export const changeVisitorAppointment = async (
  deps: LeadServiceDependencies,
  key: string,
  change: VisitorChange,
): Promise<{ readonly state: VisitorAppointment; readonly outcome: ChangeOutcome | null }> => {
  const state = await findVisitorAppointment(deps, key);
  if (state.type !== "held") return { state, outcome: null };
  if (change.type === "move" && !state.isMovable) return { state, outcome: "unchanged" };
  const outcome =
    change.type === "move"
      ? await moveAppointment(deps, state, change.start, VISITOR)
      : await cancelAppointment(deps, { ...state.lead, booking: state.booking }, VISITOR);
  return { state: await findVisitorAppointment(deps, key), outcome };
};
