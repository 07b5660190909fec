import type { DeliveryChannel, DeliveryPurpose, DeliveryState } from "#domain/leads/index.ts";

/** Instants are ISO 8601 text of one fixed width, so that both dialects order them alike. */
export type LeadTables = {
  leads: LeadTable;
  deliveries: DeliveryTable;
  bookings: BookingTable;
  uploads: UploadTable;
  counters: CounterTable;
};

export type LeadTable = {
  id: string;
  reference: string;
  kind: string;
  created_at: string;
  idempotency_key: string;
  fingerprint: string;
  /** The rest of `Lead` as JSON: subject, fields, booking, files, consent, source, routing. */
  content: string;
  /** As `personOf` tells it. */
  person: string | null;
};

export type DeliveryTable = {
  id: string;
  lead_id: string | null;
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
  created_at: string;
  /** `OutboxMessage` as JSON, where it is about no lead. */
  message: string | null;
  /** When the staff were told that it is parked. */
  told_at: string | null;
};

/** A lead in one of the seats, from 0, of an appointment. */
export type BookingTable = {
  location: string;
  calendar: string;
  start_at: string;
  seat: number;
  end_at: string;
  lead_id: string;
};

/** A file of a lead, or, without one, of a form that was not accepted yet. */
export type UploadTable = {
  id: string;
  lead_id: string | null;
  created_at: string;
  /** `LeadFile` as JSON. */
  facts: string;
  content: Uint8Array;
};

export type CounterTable = { name: string; window_at: string; amount: number };
