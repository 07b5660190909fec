import { type Lead, type LeadEvent, visitorEmail } from "../leads/index.ts";
import { backoffMs, withJitter } from "../shared/index.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const BACKOFF = { initialMs: MINUTE / 2, maxMs: 4 * 60 * MINUTE };

/** Counted from the creation of the delivery. */
export const DELIVERY_PERIOD_MS = 7 * DAY;

/**
 * The next step after a failed attempt. The delay doubles from 30 seconds to 4 hours; up to half of it is subtracted at
 * random (`random` in [0, 1)), so that simultaneous failures spread out. Deliveries become dead letters after 7 days.
 */
export const afterFailure = (failure: {
  readonly created: Date;
  readonly now: Date;
  /** Includes this failure: from 1. */
  readonly attempts: number;
  readonly random: number;
}): { readonly step: "retry"; readonly at: Date } | { readonly step: "dead-letter" } => {
  const at = failure.now.getTime() + withJitter(backoffMs(BACKOFF, failure.attempts), failure.random);
  if (at > failure.created.getTime() + DELIVERY_PERIOD_MS) return { step: "dead-letter" };
  return { step: "retry", at: new Date(at) };
};

/**
 * `dealership`: the request as an e-mail to the dealership; `confirmation`: e-mail to the visitor; `adf` and `webhook`:
 * the request for other systems; `assignment`: the request to its new owner; `event`: an event of the request for the webhook; `staff`: an operational notice; `alert`: an e-mail of an alert.
 */
export type DeliveryPurpose =
  | "dealership"
  | "confirmation"
  | "adf"
  | "webhook"
  | "assignment"
  | "event"
  | "staff"
  | "alert"
  | AppointmentPurpose
  | VehiclePurpose;

/**
 * E-mails to the visitor about the vehicle of a lead as it is when they are sent: `vehicle_update` when it is sold, reserved or
 * removed, `vehicle_price` when it has another price.
 */
type VehiclePurpose = "vehicle_update" | "vehicle_price";

/**
 * E-mails about the appointment of a lead as it is when they are sent: `visitor_update` and `dealership_update` after a
 * change, `reminder` the day before, `closure` when the location will be closed.
 */
type AppointmentPurpose = "visitor_update" | "dealership_update" | "reminder" | "closure";

/** The worker processes channels independently. */
export type DeliveryChannel = "mail" | "http";

/** `parked`: a dead letter, given up after its retries. */
export type DeliveryState = "due" | "sent" | "parked";

/** One message to one destination, created in the same transaction as its lead. */
export type Delivery = {
  /** UUID, included in the message so that recipients can detect duplicates. */
  readonly id: string;
  /** Null for messages without a lead; `message` is then set. */
  readonly lead_id: string | null;
  readonly channel: DeliveryChannel;
  readonly purpose: DeliveryPurpose;
  /** An e-mail address, or an http(s) address. */
  readonly destination: string;
  /** Null with a lead: its message is rendered when it is sent. */
  readonly message: OutboxMessage | null;
};

/** A rendered e-mail without a lead. `unsubscribe`: URL for one-click unsubscription (RFC 8058). */
export type OutboxMessage = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribe: string | null;
};

/** `at`: ISO 8601 in UTC; `error`: null for the attempt that the destination accepted. */
export type DeliveryAttempt = { readonly at: string; readonly error: string | null };

/** Instants are ISO 8601 in UTC. */
export type DeliveryStatus = Delivery & {
  readonly state: DeliveryState;
  /** Includes the successful attempt. */
  readonly attempts: number;
  readonly next_attempt_at: string;
  readonly sent_at: string | null;
  readonly parked_at: string | null;
  readonly last_error: string | null;
  /** The latest attempts, oldest first. */
  readonly history: readonly DeliveryAttempt[];
};

/** Creates the deliveries of a new lead, one per destination so that they are retried independently. */
export const createDeliveries = (
  lead: Lead,
  newId: () => string,
  webhook: string | null = null,
): readonly Delivery[] => {
  const createDelivery = (purpose: DeliveryPurpose, destination: string): Delivery => ({
    id: newId(),
    lead_id: lead.id,
    channel: /^https?:/.test(destination) ? "http" : "mail",
    purpose,
    destination,
    message: null,
  });
  const visitor = visitorEmail(lead);
  return [
    ...lead.routing.addresses.map((address) => createDelivery("dealership", address)),
    ...(visitor === null ? [] : [createDelivery("confirmation", visitor)]),
    ...lead.routing.adf.map((address) => createDelivery("adf", address)),
    ...(webhook === null ? [] : [createDelivery("webhook", webhook)]),
  ];
};

/**
 * Announces events of a lead: each to the webhook, under the id of the event, and an assignment to the new owner.
 * `newId`: a new UUID.
 */
export const createEventDeliveries = (
  leadId: string,
  events: readonly LeadEvent[],
  newId: () => string,
  webhook: string | null,
): readonly Delivery[] =>
  events.flatMap(({ id, type, target }): readonly Delivery[] => [
    ...(type === "assigned" && target !== null
      ? [
          {
            id: newId(),
            lead_id: leadId,
            channel: "mail" as const,
            purpose: "assignment" as const,
            destination: target,
            message: null,
          },
        ]
      : []),
    ...(webhook === null
      ? []
      : [
          {
            id,
            lead_id: leadId,
            channel: "http" as const,
            purpose: "event" as const,
            destination: webhook,
            message: null,
          },
        ]),
  ]);

const createMail = (lead: Lead, purpose: DeliveryPurpose, destination: string, id: string): Delivery => ({
  id,
  lead_id: lead.id,
  channel: "mail",
  purpose,
  destination,
  message: null,
});

/** Purposes of the e-mails about a changed appointment. */
export const APPOINTMENT_UPDATES = [
  "visitor_update",
  "dealership_update",
] as const satisfies readonly DeliveryPurpose[];

/** Purposes of the e-mails that enter an appointment in the calendar of staff. */
export const INVITING_PURPOSES = [
  "dealership",
  "assignment",
  "dealership_update",
] as const satisfies readonly DeliveryPurpose[];

/**
 * The e-mails about a changed appointment: to the visitor, to the people who have the lead and to those who had it.
 * `invited`: destinations of the lead's earlier e-mails with one of the `INVITING_PURPOSES`.
 */
export const createUpdateDeliveries = (
  lead: Lead,
  invited: readonly string[],
  newId: () => string,
): readonly Delivery[] => [
  ...createVisitorMail(lead, "visitor_update", newId),
  ...[...new Set([...lead.routing.addresses, ...invited])].map((address) =>
    createMail(lead, "dealership_update", address, newId()),
  ),
];

/** An e-mail to the visitor about the appointment or the vehicle; none without an address. */
export const createVisitorMail = (
  lead: Lead,
  purpose: "visitor_update" | "reminder" | "closure" | VehiclePurpose,
  newId: () => string,
): readonly Delivery[] => {
  const email = visitorEmail(lead);
  return email === null ? [] : [createMail(lead, purpose, email, newId())];
};

/** Creates the e-mail to one staff address. */
export const createStaffDelivery = (
  id: string,
  destination: string,
  message: Omit<OutboxMessage, "unsubscribe">,
): Delivery => ({
  id,
  lead_id: null,
  channel: "mail",
  purpose: "staff",
  destination,
  message: { ...message, unsubscribe: null },
});
