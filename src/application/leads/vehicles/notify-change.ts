import { type ChangeAudience, createLeadEvent, vehicleEvent } from "#domain/leads/index.ts";
import { createEventDeliveries, createStaffDelivery, createVisitorMail } from "#domain/outbox/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { LeadEventStore, OutboxWriter, VehicleChange, VehicleChangeMail, VehicleLead } from "../ports.ts";
import { answeringAddresses } from "./vehicle-leads.ts";

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
