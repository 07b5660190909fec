import type { Booking } from "#domain/appointments/index.ts";
import { toBookingPerson } from "#domain/leads/index.ts";
import type { LeadReader, OpenBooking, SlotReader } from "../ports.ts";

export type ReleaseResult =
  | { readonly type: "released"; readonly booking: Booking }
  | { readonly type: "unknown" }
  /** The lead has no appointment, or not any more. */
  | { readonly type: "no-appointment" };

type ReleaseDependencies = {
  readonly reader: Pick<LeadReader, "byReference">;
  readonly slots: Pick<SlotReader, "release">;
};

/** Frees the appointment of a lead, so that others can book it. */
export const releaseAppointment = async (
  { reader, slots }: ReleaseDependencies,
  reference: string,
): Promise<ReleaseResult> => {
  const lead = await reader.byReference(reference);
  if (lead === null) return { type: "unknown" };
  if (lead.booking === null || !(await slots.release(lead.id))) return { type: "no-appointment" };
  return { type: "released", booking: lead.booking };
};

type PersonRelease = {
  /** As `personKey` returns it. */
  readonly person: string;
  readonly now: Date;
  /** Frees nothing. */
  readonly isDryRun: boolean;
};

/** Frees all appointments to come of a person, at every location; returns them. */
export const releaseAppointmentsOf = async (
  { slots }: { readonly slots: Pick<SlotReader, "openBookings" | "release"> },
  { person, now, isDryRun }: PersonRelease,
): Promise<readonly OpenBooking[]> => {
  const open = await slots.openBookings(toBookingPerson(person), now);
  if (isDryRun) return open;
  const released: OpenBooking[] = [];
  for (const booking of open) if (await slots.release(booking.lead_id)) released.push(booking);
  return released;
};
