import type { Booking } from "#domain/appointments/index.ts";
import { type Lead, toBookingPerson } from "#domain/leads/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import { cancelAppointment, type ChangeAuthor } from "../appointments/change-appointment.ts";
import type { LeadReader, LeadStore, OpenBooking, SlotReader } from "../ports.ts";

type ReleaseResult =
  | { readonly type: "released"; readonly booking: Booking }
  | { readonly type: "unknown" }
  /** The lead has no appointment, or not any more. */
  | { readonly type: "no-appointment" };

type ReleaseDependencies = {
  readonly reader: Pick<LeadReader, "byReference">;
  readonly store: Pick<LeadStore, "changeAppointment">;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Address that receives the events of leads; null: none. */
  readonly webhook: string | null;
};

const release = async (deps: ReleaseDependencies, lead: Lead, author: ChangeAuthor): Promise<Booking | null> => {
  const { booking } = lead;
  if (booking === null || booking.cancelled_at !== undefined) return null;
  // The server polls the outbox for what commands enqueue.
  const outcome = await cancelAppointment({ ...deps, wakeOutbox: () => {} }, { ...lead, booking }, author);
  return outcome === "changed" ? booking : null;
};

/** Frees the appointment of a lead, so that others can book it, and notifies visitor and dealership. */
export const releaseAppointment = async (
  deps: ReleaseDependencies,
  reference: string,
  author: ChangeAuthor,
): Promise<ReleaseResult> => {
  const lead = await deps.reader.byReference(reference);
  if (lead === null) return { type: "unknown" };
  const booking = await release(deps, lead, author);
  return booking === null ? { type: "no-appointment" } : { type: "released", booking };
};

type PersonRelease = {
  /** As `personKey` returns it. */
  readonly person: string;
  readonly now: Date;
  /** Frees nothing. */
  readonly isDryRun: boolean;
  readonly author: ChangeAuthor;
};

/** Frees all appointments to come of a person, at every location; returns them. */
export const releaseAppointmentsOf = async (
  deps: ReleaseDependencies & { readonly slots: Pick<SlotReader, "openBookings"> },
  { person, now, isDryRun, author }: PersonRelease,
): Promise<readonly OpenBooking[]> => {
  const open = await deps.slots.openBookings(toBookingPerson(person), now);
  if (isDryRun) return open;
  const released: OpenBooking[] = [];
  for (const booking of open) {
    const lead = await deps.reader.byReference(booking.reference);
    if (lead !== null && (await release(deps, lead, author)) !== null) released.push(booking);
  }
  return released;
};
