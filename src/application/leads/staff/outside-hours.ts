import { type Booking, findWork, fitsHours, type WorkEntry } from "#domain/appointments/index.ts";
import { findLeadKind, leadKindHours } from "#domain/forms/index.ts";
import type { Lead } from "#domain/leads/index.ts";
import { localTime, type Location } from "#domain/locations/index.ts";
import type { SlotReader } from "../ports.ts";

/** A lead whose appointment its location could not keep. */
export type OutsideAppointment = {
  readonly lead: Lead & { readonly booking: Booking };
  readonly reason: "closed" | "no location" | "another day";
};

type LocationHours = Pick<Location, "slug" | "showroom_hours" | "workplace_hours">;

type OutsideQuery = {
  readonly slots: Pick<SlotReader, "appointments">;
  readonly now: Date;
  /** IANA name. */
  readonly timeZone: string;
  readonly works: readonly WorkEntry[];
  /** The location with that slug as it will be; null: none. Undefined: it does not change. */
  readonly locationOf: (slug: string) => LocationHours | null | undefined;
};

const reasonOf = (
  { kind: name, booking }: Lead & { readonly booking: Booking },
  location: LocationHours | null,
  { timeZone, works }: OutsideQuery,
): OutsideAppointment["reason"] | null => {
  const kind = findLeadKind(name);
  if (location === null) return "no location";
  if (kind !== null && !fitsHours(booking, leadKindHours(kind, location), timeZone)) return "closed";
  const { days } = findWork(works, { ...booking, work: booking.work ?? null });
  const { weekday } = localTime(new Date(booking.start), timeZone);
  return days === undefined || days.includes(weekday) ? null : "another day";
};

/** The appointments to come that fall outside hours and days, by their start. */
export const findOutsideAppointments = async (query: OutsideQuery): Promise<readonly OutsideAppointment[]> => {
  const leads = await query.slots.appointments({ from: query.now, until: null, location: null });
  return leads.flatMap((lead) => {
    const { booking } = lead;
    const location = booking === null ? undefined : query.locationOf(booking.location);
    if (booking === null || location === undefined) return [];
    const booked = { ...lead, booking };
    const reason = reasonOf(booked, location, query);
    return reason === null ? [] : [{ lead: booked, reason }];
  });
};
