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
import { type Lead, unconfirmedBooking, verifyAppointmentLink } from "#domain/leads/index.ts";
import { createDeliveries, type Delivery } from "#domain/outbox/index.ts";
import type { LeadServiceDependencies } from "../submission/dependencies.ts";
import { withCalendarNames } from "./agenda.ts";
import type { Location } from "#domain/locations/index.ts";
import { createFormContext, freeSlotDays } from "../submission/form-context.ts";
import { thanksReference } from "../submission/submit-lead.ts";
import { findUnmetVehicles, type UnmetVehicle } from "../submission/check-submission.ts";

/** A lead whose appointment waits for the visitor, and what its link may book now. */
export type OpenRequest = {
  readonly type: "open";
  readonly lead: Lead;
  readonly kind: LeadKind;
  readonly field: SlotFieldDefinition;
  readonly requested: Booking;
  readonly context: FormContext;
  /** The free appointments. */
  readonly days: readonly SlotDay[];
  /** The requested appointment is one of them. */
  readonly isFree: boolean;
  /** Its vehicle, which is not what the appointment is for any more; null while it is. */
  readonly unmet: UnmetVehicle | null;
  /** The location that answers the phone; null when there is none. */
  readonly contact: Pick<Location, "name" | "phone"> | null;
};

/** The state of the appointment behind a link in an email. */
export type RequestedAppointment =
  /** Not signed by this site, or of an erased lead; `expired`: an old link. */
  | { readonly type: "unknown" | "expired" }
  | OpenRequest
  /** `path` is that of the lead's form, `ref` its signed reference. */
  | { readonly type: "booked"; readonly path: string; readonly ref: string }
  /** The location gave the appointment to others. */
  | { readonly type: "released"; readonly contact: OpenRequest["contact"] };

const openRequest = async (
  deps: LeadServiceDependencies,
  lead: Lead,
  contact: OpenRequest["contact"],
): Promise<RequestedAppointment> => {
  const kind = findLeadKind(lead.kind);
  const field = kind === null ? undefined : findSlotField(kind);
  const requested = unconfirmedBooking(lead);
  if (kind === null || field === undefined || requested === null) return { type: "unknown" };
  const context = createFormContext(deps, lead.subject);
  const days = await freeSlotDays(deps, kind, context, chosenWork(field, lead.fields));
  const isFree = days.some(({ slots }) => slots.some(({ start }) => start === requested.start));
  const [unmet = null] = await findUnmetVehicles(deps, kind, lead.subject);
  return { type: "open", lead, kind, field, requested, context, days, isFree, unmet, contact };
};

/** Rejects when the database fails. */
export const findRequestedAppointment = async (
  deps: LeadServiceDependencies,
  key: string,
): Promise<RequestedAppointment> => {
  const link = verifyAppointmentLink(deps.signer, key, deps.clock.now());
  if (typeof link === "string") {
    deps.log.info({ event: "refusal", purpose: "appointment", reason: link }, "signed reference refused");
    return { type: link };
  }
  const lead = await deps.reader.byId(link.leadId);
  if (lead === null) return { type: "unknown" };
  const contact = lead.subject?.location ?? deps.locations()[0] ?? null;
  if (lead.booking === null) return openRequest(deps, lead, contact);
  return (await deps.reader.holdsSlot(lead.id))
    ? { type: "booked", path: lead.source.path, ref: thanksReference(deps, lead, true) }
    : { type: "released", contact };
};

/** `problem`: why an open request was not booked. */
export type ConfirmedAppointment =
  | Exclude<RequestedAppointment, OpenRequest>
  | (OpenRequest & { readonly problem: "slotTaken" | "personLimit" | "vehicle" });

/** Dealers' systems that read ADF have the lead already, and would make two of it. */
const confirmedDeliveries = (
  { newId, webhook }: Pick<LeadServiceDependencies, "newId" | "webhook">,
  lead: Lead,
): readonly Delivery[] => createDeliveries(lead, newId, webhook).filter(({ purpose }) => purpose !== "adf");

const afterAttempt = async (deps: LeadServiceDependencies, key: string): Promise<ConfirmedAppointment> => {
  const state = await findRequestedAppointment(deps, key);
  return state.type === "open" ? { ...state, problem: "slotTaken" } : state;
};

/**
 * Books the appointment of a link in an email, or another one that the visitor chose instead. Idempotent. Rejects when the
 * database fails.
 */
export const confirmAppointment = async (
  deps: LeadServiceDependencies,
  key: string,
  chosenStart: string | null,
): Promise<ConfirmedAppointment> => {
  const state = await findRequestedAppointment(deps, key);
  if (state.type !== "open") return state;
  if (state.unmet !== null) return { ...state, problem: "vehicle" };
  const { lead, kind, field, context, requested } = state;
  const booking = resolveBooking(kind, { ...lead.fields, [field.name]: chosenStart ?? requested.start }, context);
  if (booking === null) return { ...state, problem: "slotTaken" };
  const confirmed = {
    ...lead,
    booking: { ...booking, changed_at: context.now.toISOString() },
    routing: withCalendarNames(deps, lead.routing),
  };
  const outcome = await deps.store.confirmBooking(
    { lead: confirmed, deliveries: confirmedDeliveries(deps, confirmed) },
    {
      ...deps.bookingLimits,
      capacity: slotCapacity(kind, context, lead.fields),
      remind_at: reminderTime(booking, context.now, deps.reminders),
    },
    deps.clock.now(),
  );
  if (outcome === "person-limit") return { ...state, problem: "personLimit" };
  if (outcome === "booked") deps.wakeOutbox();
  return afterAttempt(deps, key);
};
