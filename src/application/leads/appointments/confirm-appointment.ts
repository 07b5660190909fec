import { reminderTime } from "#domain/appointments/index.ts";
import { resolveBooking, slotCapacity } from "#domain/forms/index.ts";
import type { Lead } from "#domain/leads/index.ts";
import { createDeliveries, type Delivery } from "#domain/outbox/index.ts";
import type { LeadServiceDependencies } from "../submission/dependencies.ts";
import { withCalendarNames } from "./calendar-names.ts";
import { findRequestedAppointment, type OpenRequest, type RequestedAppointment } from "./requested-appointment.ts";

/** `problem`: why an open request was not booked. */
export type ConfirmedAppointment =
  | Exclude<RequestedAppointment, OpenRequest>
  | (OpenRequest & { readonly problem: "slotTaken" | "personLimit" | "vehicle" });

/** Dealers' systems that read ADF have the lead already, and would make two of it. */
const confirmedDeliveries = ({ newId, webhook }: LeadServiceDependencies, lead: Lead): readonly Delivery[] =>
  createDeliveries(lead, newId, webhook).filter(({ purpose }) => purpose !== "adf");

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
  const confirmed = { ...lead, booking, routing: withCalendarNames(deps, lead.routing) };
  const outcome = await deps.store.confirmBooking(
    { lead: confirmed, deliveries: confirmedDeliveries(deps, confirmed) },
    {
      capacity: slotCapacity(kind, context, lead.fields),
      remind_at: reminderTime(booking, context.now, deps.reminders),
      ...deps.bookingLimits,
    },
    deps.clock.now(),
  );
  if (outcome === "person-limit") return { ...state, problem: "personLimit" };
  if (outcome === "booked") deps.wakeOutbox();
  return afterAttempt(deps, key);
};
