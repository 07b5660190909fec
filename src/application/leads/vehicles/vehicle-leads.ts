import {
  type ChangeAudience,
  createLeadEvent,
  type Lead,
  leadProgress,
  vehicleEvent,
  visitorEmail,
} from "#domain/leads/index.ts";
import { createEventDeliveries, createStaffDelivery, createVisitorMail } from "#domain/outbox/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type {
  LeadEventStore,
  LeadReader,
  OutboxWriter,
  VehicleChange,
  VehicleChangeMail,
  VehicleLead,
} from "../ports.ts";
import type { Booking } from "#domain/appointments/index.ts";

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

export type NotifyChangeDependencies = {
  readonly events: Pick<LeadEventStore, "append">;
  readonly outboxWriter: Pick<OutboxWriter, "enqueue">;
  readonly mail: VehicleChangeMail;
  readonly newId: () => string;
  readonly clock: Clock;
  /** URL that receives every event as JSON; null: none. */
  readonly webhook: string | null;
};

/** One mail to each address, with the leads that it answers; returns the addresses. */
const mailLists = async (
  { outboxWriter, mail, newId, clock }: NotifyChangeDependencies,
  change: VehicleChange,
  leads: readonly VehicleLead[],
): Promise<readonly string[]> => {
  const addresses = [...new Set(leads.flatMap(answeringAddresses))];
  const deliveries = addresses.map((address) => {
    const own = leads.filter((lead) => answeringAddresses(lead).includes(address));
    return createStaffDelivery(newId(), address, mail(change, own));
  });
  await outboxWriter.enqueue(deliveries, clock.now());
  return addresses;
};

export type NotifiedChange = {
  /** Addresses of staff that get the list. */
  readonly addresses: readonly string[];
  /** Visitors that are written to. */
  readonly visitors: number;
};

/**
 * Notifies the people who requested a vehicle, or those who answer them, what happened to it, or records that nobody is written
 * to. The list is enqueued before the events say so: after a crash between the two it may come twice, and never not at all.
 */
export const notifyVehicleChange = async (
  deps: NotifyChangeDependencies,
  change: VehicleChange,
  {
    leads,
    audience,
    by,
  }: {
    readonly leads: readonly VehicleLead[];
    readonly audience: ChangeAudience;
    readonly by: string;
  },
): Promise<NotifiedChange> => {
  const { events: store, newId, clock, webhook } = deps;
  const addresses = audience === "location" && leads.length > 0 ? await mailLists(deps, change, leads) : [];
  const purpose = change.kind === "price" ? ("vehicle_price" as const) : ("vehicle_update" as const);
  let visitors = 0;
  for (const { lead } of leads) {
    const now = clock.now();
    const events = [createLeadEvent(vehicleEvent(change, audience, by), newId(), now)];
    const mails = audience === "visitors" ? createVisitorMail(lead, purpose, newId) : [];
    const deliveries = [...mails, ...createEventDeliveries(lead.id, events, newId, webhook)];
    const appended = await store.append(lead.id, () => ({ events, deliveries }), now);
    if (appended !== null) visitors += mails.length;
  }
  return { addresses, visitors };
};
