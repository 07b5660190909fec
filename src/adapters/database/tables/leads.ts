import type { AlertCriteria, AlertState } from "#domain/alerts/index.ts";
import type { LeadEventType } from "#domain/leads/index.ts";
import type { DeliveryChannel, DeliveryPurpose, DeliveryState } from "#domain/outbox/index.ts";
import { bytes, integer, table, text, textOf, textOrNull } from "./columns.ts";

/** Instants are ISO 8601 text of fixed width, so that both dialects sort them alike. */
export const LEAD_TABLES = {
  leads: table(["id"], {
    id: text,
    reference: text,
    kind: text,
    created_at: text,
    idempotency_key: text,
    fingerprint: text,
    /** The rest of `Lead` as JSON: subject, fields, booking, files, consent, source, routing. */
    content: text,
    /** Lower-case email address, else phone number, else null. */
    person: textOrNull,
  }),

  /** Rows are only added. `position` counts the events of a lead from 0. */
  lead_events: table(["lead_id", "position"], {
    lead_id: text,
    position: integer,
    id: text,
    type: textOf<LeadEventType>(),
    at: text,
    by: text,
    target: textOrNull,
    previous: textOrNull,
    text: textOrNull,
  }),

  deliveries: table(["id"], {
    id: text,
    lead_id: textOrNull,
    channel: textOf<DeliveryChannel>(),
    purpose: textOf<DeliveryPurpose>(),
    destination: text,
    /** Rank of the delivery among those of its lead, from 0. */
    position: integer,
    state: textOf<DeliveryState>(),
    attempts: integer,
    next_attempt_at: text,
    /** End of the lease held by `lease_owner`. */
    leased_until: textOrNull,
    lease_owner: textOrNull,
    sent_at: textOrNull,
    parked_at: textOrNull,
    last_error: textOrNull,
    created_at: text,
    /** `OutboxMessage` as JSON for a delivery without a lead. */
    message: textOrNull,
    /** Time of the report that the delivery is a dead letter. */
    told_at: textOrNull,
    /** `DeliveryAttempt`s as JSON, oldest first; null before the first. */
    history: textOrNull,
  }),

  /** A booked seat of an appointment; seats count from 0. The database refuses two at the same seat and moment. */
  bookings: table(["location", "calendar", "start_at", "seat"], {
    location: text,
    calendar: text,
    start_at: text,
    seat: integer,
    end_at: text,
    lead_id: text,
    /** Time of the booking. */
    booked_at: text,
    /** Person, as `bookingPerson` returns it. */
    mailbox: textOrNull,
    phone: textOrNull,
    /** When the visitor is reminded; null: never, or done. */
    remind_at: textOrNull,
  }),

  /** A file of a lead; `lead_id` is null while its form has not been accepted. */
  uploads: table(["id"], {
    id: text,
    lead_id: textOrNull,
    created_at: text,
    /** `LeadFile` as JSON. */
    facts: text,
    content: bytes,
  }),

  alerts: table(["id"], {
    id: text,
    kind: textOf<AlertCriteria["kind"]>(),
    /** Lower-case email address, see `alertPerson`. */
    person: text,
    email: text,
    /** Result of `criteriaKey`; unique per person and kind. */
    wish: text,
    name: text,
    state: textOf<AlertState>(),
    created_at: text,
    asked_at: text,
    confirmed_at: textOrNull,
    last_mailed_at: textOrNull,
    touched_at: text,
    /** As JSON. */
    consent: text,
  }),

  /**
   * One document per alert: a search can match the whole stock, and all prices are read and written together.
   * `vehicles`: `[id, cents]` of each vehicle, as JSON.
   */
  alert_told: table(["alert_id"], { alert_id: text, vehicles: text }),

  alert_mails: table(["delivery_id"], { delivery_id: text, alert_id: text }),
};
