import type { LeadEventType } from "#domain/leads/index.ts";
import type { DeliveryChannel, DeliveryPurpose, DeliveryState } from "#domain/outbox/index.ts";

/** Instants are ISO 8601 text of fixed width, so that both dialects sort them alike. */
export type LeadTables = {
  leads: LeadTable;
  lead_events: LeadEventTable;
  deliveries: DeliveryTable;
  bookings: BookingTable;
  uploads: UploadTable;
  counters: { name: string; window_at: string; amount: number };
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
  /** Lower-case email address, else phone number, else null. */
  person: string | null;
};

/** Rows are only added. `position` counts the events of a lead from 0. */
export type LeadEventTable = {
  lead_id: string;
  position: number;
  id: string;
  type: LeadEventType;
  at: string;
  by: string;
  target: string | null;
  previous: string | null;
  text: string | null;
};

export type DeliveryTable = {
  id: string;
  lead_id: string | null;
  channel: DeliveryChannel;
  purpose: DeliveryPurpose;
  destination: string;
  /** Rank of the delivery among those of its lead, from 0. */
  position: number;
  state: DeliveryState;
  attempts: number;
  next_attempt_at: string;
  /** End of the lease held by `lease_owner`. */
  leased_until: string | null;
  lease_owner: string | null;
  sent_at: string | null;
  parked_at: string | null;
  last_error: string | null;
  created_at: string;
  /** `OutboxMessage` as JSON for a delivery without a lead. */
  message: string | null;
  /** `DeliveryAttempt`s as JSON, oldest first; null before the first. */
  history: string | null;
  /** Time of the report that the delivery is a dead letter. */
  told_at: string | null;
};

/** A booked seat of an appointment; seats count from 0. The database refuses two at the same seat and moment. */
type BookingTable = {
  location: string;
  calendar: string;
  start_at: string;
  seat: number;
  end_at: string;
  lead_id: string;
  /** Time of the booking. */
  booked_at: string;
  /** Person, as `bookingPerson` returns it. */
  mailbox: string | null;
  phone: string | null;
  /** When the visitor is reminded; null: never, or done. */
  remind_at: string | null;
};

/** A file of a lead; `lead_id` is null while its form has not been accepted. */
type UploadTable = {
  id: string;
  lead_id: string | null;
  created_at: string;
  /** `LeadFile` as JSON. */
  facts: string;
  content: Uint8Array;
};
