import type { Selectable } from "kysely";
import type { Delivery, DeliveryStatus, Lead } from "#domain/leads/index.ts";
import type { DeliveryTable, LeadTable } from "./tables/leads.ts";

type LeadContent = Pick<Lead, "subject" | "fields" | "consent" | "source" | "routing">;

export const leadRow = (lead: Lead): LeadTable => {
  const { subject, fields, consent, source, routing } = lead;
  const content: LeadContent = { subject, fields, consent, source, routing };
  return {
    id: lead.id,
    reference: lead.reference,
    kind: lead.kind,
    created_at: lead.created_at,
    idempotency_key: lead.idempotency_key,
    fingerprint: lead.fingerprint,
    content: JSON.stringify(content),
  };
};

export const leadOf = (row: Selectable<LeadTable>): Lead => {
  const { content, ...known } = row;
  return { ...known, ...(JSON.parse(content) as LeadContent) };
};

export const deliveryRow = (delivery: Delivery, position: number, dueAt: string): DeliveryTable => ({
  id: delivery.id,
  lead_id: delivery.lead_id,
  channel: delivery.channel,
  purpose: delivery.purpose,
  destination: delivery.destination,
  position,
  state: "due",
  attempts: 0,
  next_attempt_at: dueAt,
  leased_until: null,
  lease_owner: null,
  sent_at: null,
  parked_at: null,
  last_error: null,
});

type DeliveryColumns = Pick<Selectable<DeliveryTable>, keyof Delivery>;

export const deliveryOf = ({ id, lead_id, channel, purpose, destination }: DeliveryColumns): Delivery => ({
  id,
  lead_id,
  channel,
  purpose,
  destination,
});

export const deliveryStatusOf = (row: Selectable<DeliveryTable>): DeliveryStatus => ({
  ...deliveryOf(row),
  state: row.state,
  attempts: row.attempts,
  next_attempt_at: row.next_attempt_at,
  sent_at: row.sent_at,
  parked_at: row.parked_at,
  last_error: row.last_error,
});
