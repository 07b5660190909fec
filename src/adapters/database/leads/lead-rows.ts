import type { Selectable } from "kysely";
import { type Lead, leadPerson } from "#domain/leads/index.ts";
import type { Delivery, DeliveryStatus, OutboxMessage } from "#domain/outbox/index.ts";
import { parseHistory } from "../outbox/delivery-history.ts";
import type { DeliveryTable, LeadTable } from "../tables/leads.ts";

type LeadContent = Pick<
  Lead,
  | "subject"
  | "fields"
  | "booking"
  | "requested_booking"
  | "calculation"
  | "estimate"
  | "files"
  | "notice"
  | "consent"
  | "source"
  | "routing"
>;

export const toLeadRow = (lead: Lead): LeadTable => {
  const {
    subject,
    fields,
    booking,
    requested_booking,
    calculation,
    estimate,
    files,
    notice,
    consent,
    source,
    routing,
  } = lead;
  const content: LeadContent = {
    subject,
    fields,
    booking,
    requested_booking,
    calculation,
    estimate,
    files,
    notice,
    consent,
    source,
    routing,
  };
  return {
    id: lead.id,
    reference: lead.reference,
    kind: lead.kind,
    created_at: lead.created_at,
    idempotency_key: lead.idempotency_key,
    fingerprint: lead.fingerprint,
    content: JSON.stringify(content),
    person: leadPerson(lead),
  };
};

export const toLead = (row: Selectable<LeadTable>): Lead => {
  const { content, person: _person, ...columns } = row;
  const parsed = JSON.parse(content) as Omit<
    LeadContent,
    "booking" | "requested_booking" | "calculation" | "estimate" | "files" | "notice"
  > &
    Partial<LeadContent>;
  // Rows written before appointments, files, calculations, estimates and notices existed lack these properties.
  const routing = { ...parsed.routing, adf: parsed.routing.adf ?? [] };
  return {
    ...columns,
    ...parsed,
    booking: parsed.booking ?? null,
    requested_booking: parsed.requested_booking ?? null,
    calculation: parsed.calculation ?? null,
    estimate: parsed.estimate ?? null,
    files: parsed.files ?? [],
    notice: parsed.notice ?? null,
    routing,
  };
};

export const toDeliveryRow = (delivery: Delivery, position: number, dueAt: string): DeliveryTable => ({
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
  created_at: dueAt,
  message: delivery.message === null ? null : JSON.stringify(delivery.message),
  told_at: null,
  history: null,
});

export const toDelivery = (row: Pick<Selectable<DeliveryTable>, keyof Delivery>): Delivery => ({
  id: row.id,
  lead_id: row.lead_id,
  channel: row.channel,
  purpose: row.purpose,
  destination: row.destination,
  message: row.message === null ? null : (JSON.parse(row.message) as OutboxMessage),
});

export const toDeliveryStatus = (row: Selectable<DeliveryTable>): DeliveryStatus => ({
  ...toDelivery(row),
  state: row.state,
  attempts: row.attempts,
  next_attempt_at: row.next_attempt_at,
  sent_at: row.sent_at,
  parked_at: row.parked_at,
  last_error: row.last_error,
  history: parseHistory(row.history),
});
