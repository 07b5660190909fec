import { randomUUID } from "node:crypto";
import { cancelAppointment } from "../../src/application/leads/appointments/change-appointment.ts";
import type { LeadRepository } from "../../src/adapters/database/leads/index.ts";
import { NOON } from "./stored-lead.ts";

/** Cancels the appointment of a lead; false when it has none any more. */
export const releaseAppointmentOf = async (
  { reader, store }: Pick<LeadRepository, "reader" | "store">,
  leadId: string,
): Promise<boolean> => {
  const lead = await reader.byId(leadId);
  const booking = lead?.booking;
  if (!lead || !booking || booking.cancelled_at !== undefined) return false;
  const deps = { store, clock: { now: () => NOON }, newId: randomUUID, webhook: null, wakeOutbox: () => {} };
  return (await cancelAppointment(deps, { ...lead, booking }, { by: "staff" })) === "changed";
};
