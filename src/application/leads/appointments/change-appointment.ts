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
import { createLeadEvent, type Lead, type LeadEvent, visitorEmail } from "#domain/leads/index.ts";
import { createEventDeliveries, createUpdateDeliveries } from "#domain/outbox/index.ts";
import type { AppointmentChange, LeadStore } from "../ports.ts";
import type { LeadServiceDependencies } from "../submission/dependencies.ts";
import { createFormContext, freeSlotDays } from "../submission/form-context.ts";

export type ChangeDependencies = CancelDependencies &
  Pick<
    LeadServiceDependencies,
    "slots" | "clock" | "locations" | "slotRules" | "works" | "reminders" | "country" | "timeZone" | "log"
  >;

/** Who changes an appointment, and why. */
export type ChangeAuthor = { readonly by: string; readonly text?: string | null };

/** The same name in every event of a visitor. */
export const VISITOR: ChangeAuthor = { by: "visitor" };

/** An appointment that holds, and where it may be moved to. */
export type HeldAppointment = {
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

export type ChangeOutcome =
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
  const booking: Booking = { ...before, start: movedTo, end, changes: (before.changes ?? 0) + 1 };
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
  const booking: Booking = { ...before, changes: (before.changes ?? 0) + 1, cancelled_at: now.toISOString() };
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
