import type { DeliveryChannel, DeliveryPurpose, DeliveryState } from "#domain/leads/index.ts";

/** Instants are ISO 8601 text of one fixed width, so that both dialects order them alike. */
export type LeadTables = { leads: LeadTable; deliveries: DeliveryTable };

export type LeadTable = {
  id: string;
  reference: string;
  kind: string;
  created_at: string;
  idempotency_key: string;
  fingerprint: string;
  /** The rest of `Lead` as JSON: subject, fields, consent, source, routing. */
  content: string;
};

export type DeliveryTable = {
  id: string;
  lead_id: string;
  channel: DeliveryChannel;
  purpose: DeliveryPurpose;
  destination: string;
  /** Keeps the order in which a lead's deliveries were made. */
  position: number;
  state: DeliveryState;
  attempts: number;
  next_attempt_at: string;
  /** Until then it is `lease_owner`'s alone. */
  leased_until: string | null;
  lease_owner: string | null;
  sent_at: string | null;
  parked_at: string | null;
  last_error: string | null;
};
