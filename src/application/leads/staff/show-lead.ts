import { type Lead, type LeadEvent, type LeadProgress, leadProgress } from "#domain/leads/index.ts";
import type { DeliveryStatus } from "#domain/outbox/index.ts";
import type { LeadEventStore, LeadReader } from "../ports.ts";

/** A lead with its deliveries and events. `holdsSlot`: its appointment was not released. */
export type LeadDetails = {
  readonly lead: Lead;
  readonly deliveries: readonly DeliveryStatus[];
  readonly holdsSlot: boolean;
  /** Oldest first. */
  readonly events: readonly LeadEvent[];
  readonly progress: LeadProgress;
};

type Reader = Pick<LeadReader, "byReference" | "leadDeliveries" | "holdsSlot">;

/** Null for an unknown reference. */
export const showLead = async (
  { reader, events: store }: { readonly reader: Reader; readonly events: Pick<LeadEventStore, "read"> },
  reference: string,
): Promise<LeadDetails | null> => {
  const lead = await reader.byReference(reference);
  if (lead === null) return null;
  const deliveries = await reader.leadDeliveries(lead.id);
  const events = (await store.read([lead.id])).get(lead.id) ?? [];
  return { lead, deliveries, holdsSlot: await reader.holdsSlot(lead.id), events, progress: leadProgress(events) };
};
