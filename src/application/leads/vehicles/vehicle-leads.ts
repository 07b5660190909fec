import type { Booking } from "#domain/appointments/index.ts";
import { type Lead, leadProgress, visitorEmail } from "#domain/leads/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { LeadEventStore, LeadReader, VehicleLead } from "../ports.ts";

export type FindVehicleLeadsDependencies = {
  readonly reader: Pick<LeadReader, "ofVehicle">;
  readonly events: Pick<LeadEventStore, "read">;
  readonly clock: Clock;
};

const appointmentToCome = ({ booking }: Lead, now: Date): Booking | null =>
  booking !== null && booking.cancelled_at === undefined && Date.parse(booking.start) > now.getTime() ? booking : null;

/** The open requests and the appointments to come of a vehicle, or of all; appointments first, by their start. */
export const findVehicleLeads = async (
  { reader, events, clock }: FindVehicleLeadsDependencies,
  vehicleId: number | null,
): Promise<readonly VehicleLead[]> => {
  const now = clock.now();
  const leads = await reader.ofVehicle(vehicleId, now);
  const byLead = await events.read(leads.map(({ id }) => id));
  const found = leads.map((lead) => ({
    lead,
    events: byLead.get(lead.id) ?? [],
    appointment: appointmentToCome(lead, now),
    hasEmail: visitorEmail(lead) !== null,
  }));
  const booked = found.filter(({ appointment }) => appointment !== null);
  return [
    ...booked.toSorted((one, other) => ((one.appointment?.start ?? "") < (other.appointment?.start ?? "") ? -1 : 1)),
    ...found.filter(({ appointment }) => appointment === null),
  ];
};

/** Who answers the lead: the addresses of its location, and its owner. */
export const answeringAddresses = ({ lead, events }: VehicleLead): readonly string[] => {
  const { owner } = leadProgress(events);
  return [...new Set([...lead.routing.addresses, ...(owner === null ? [] : [owner])])];
};
