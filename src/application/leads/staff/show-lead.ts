import type { Lead } from "#domain/leads/index.ts";
import type { DeliveryStatus } from "#domain/outbox/index.ts";
import type { LeadReader } from "../ports.ts";

/** A lead with its deliveries. `holdsSlot`: its appointment was not released. */
export type LeadDetails = {
  readonly lead: Lead;
  readonly deliveries: readonly DeliveryStatus[];
  readonly holdsSlot: boolean;
};

type Reader = Pick<LeadReader, "byReference" | "leadDeliveries" | "holdsSlot">;

/** Null for an unknown reference. */
export const showLead = async (reader: Reader, reference: string): Promise<LeadDetails | null> => {
  const lead = await reader.byReference(reference);
  if (lead === null) return null;
  const deliveries = await reader.leadDeliveries(lead.id);
  return { lead, deliveries, holdsSlot: await reader.holdsSlot(lead.id) };
};
