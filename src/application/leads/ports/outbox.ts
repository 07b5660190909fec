import type { Alert } from "#domain/alerts/index.ts";
import type { Lead, LeadEvent, RetentionLimits } from "#domain/leads/index.ts";
import type {
  Delivery,
  DeliveryChannel,
  DeliveryPurpose,
  DeliveryStatus,
  OutboxMessage,
} from "#domain/outbox/index.ts";
import type { ExpiredCount, PermittedLimit } from "#domain/retention/index.ts";

/** `events`: oldest first. */
type PersonLead = {
  readonly lead: Lead;
  readonly deliveries: readonly DeliveryStatus[];
  readonly events: readonly LeadEvent[];
};

export type PersonLeads = {
  /** Newest first. */
  readonly leads: readonly PersonLead[];
  /** E-mails to the person without a lead. */
  readonly mails: readonly DeliveryStatus[];
};

/** Ids of leads, whose deliveries, appointments, events and files are removed too, and of e-mails without a lead. */
export type Removal = { readonly leads: readonly string[]; readonly mails: readonly string[] };

export type RemovedCounts = {
  readonly leads: number;
  readonly deliveries: number;
  readonly appointments: number;
  readonly events: number;
  readonly files: number;
};

/** Finds and removes personal data. Removed data cannot be recovered from the database files. */
export type LeadPrivacy = {
  readonly findByPerson: (person: string) => Promise<PersonLeads>;
  /** Leads past their retention period, except those with a due delivery. */
  readonly findExpired: (
    limits: RetentionLimits,
    limit: number,
  ) => Promise<readonly { readonly id: string; readonly kind: string }[]>;
  /** What `findExpired` finds without a limit, and all there is. */
  readonly countExpired: (limits: RetentionLimits) => Promise<readonly ExpiredCount[]>;
  /** Ids of e-mails without a lead that were created before `before` and are no longer due. */
  readonly findOldMails: (before: Date) => Promise<readonly string[]>;
  readonly deliveryIds: (leadIds: readonly string[]) => Promise<readonly string[]>;
  /** Atomic. Later updates of a removed delivery by a worker have no effect. */
  readonly remove: (removal: Removal) => Promise<RemovedCounts>;
  /** Truncates the database's write-ahead log after a removal. */
  readonly truncateLog: () => Promise<void>;
};

/** Finds and removes alerts. Email addresses are case-insensitive. */
export type AlertPrivacy = {
  /** Oldest first. */
  readonly findAlerts: (email: string) => Promise<readonly Alert[]>;
  /** Erases a person's alerts and their emails, sent or not; returns the number of alerts. */
  readonly eraseAlerts: (email: string) => Promise<number>;
  /** Erases alerts in any state whose `touched_at` is before `at`; returns their number. */
  readonly deleteAlertsBefore: (at: PermittedLimit) => Promise<number>;
  /** What `deleteAlertsBefore` would erase, and all there is. */
  readonly countAlertsBefore: (at: Date) => Promise<ExpiredCount>;
};

/** E-mails written to a folder when no mail server is configured. */
export type MailFolder = {
  /** Returns the number of removed e-mails. */
  readonly remove: (deliveryIds: readonly string[]) => Promise<number>;
  /** Removes e-mails without a lead that were due before `at`; returns their number. */
  readonly removeBefore: (at: PermittedLimit) => Promise<number>;
};

/** A delivery leased to the caller. */
export type ClaimedDelivery = {
  readonly delivery: Delivery;
  /** Null for deliveries without a lead. */
  readonly lead: Lead | null;
  /** All of the lead, oldest first. */
  readonly events: readonly LeadEvent[];
  /** ISO 8601. The delivery period starts here. */
  readonly created_at: string;
  /** Attempts before this one. */
  readonly attempts: number;
};

export type DeliveryClaim = {
  readonly channel: DeliveryChannel;
  readonly now: Date;
  /** Lease duration; must exceed the longest delivery. */
  readonly leaseMs: number;
  readonly limit: number;
  /** Destinations that are not claimed, because they are at their concurrency limit. */
  readonly skip: readonly string[];
  /** Unique name of the worker. */
  readonly owner: string;
};

/** Enqueues deliveries without a lead. */
export type OutboxWriter = {
  readonly enqueue: (deliveries: readonly Delivery[], at: Date) => Promise<void>;
  /** Leaves out deliveries whose id is there already, sent or not. */
  readonly enqueueOnce: (deliveries: readonly Delivery[], at: Date) => Promise<void>;
};

/** Pending deliveries. Safe with several nodes: a delivery is leased to one node at a time. */
export type Outbox = {
  /** Leases due deliveries, oldest first. */
  readonly claim: (claim: DeliveryClaim) => Promise<readonly ClaimedDelivery[]>;
  /** Marks a delivery as sent, even when its lease has expired. */
  readonly markSent: (id: string, at: Date) => Promise<void>;
  /** Schedules the next attempt, if the delivery is still leased to `owner`. */
  readonly reschedule: (
    id: string,
    owner: string,
    next: { readonly at: Date; readonly triedAt: Date; readonly error: string },
  ) => Promise<void>;
  /** Makes a delivery a dead letter, if it is still leased to `owner`. */
  readonly deadLetter: (id: string, owner: string, end: { readonly at: Date; readonly error: string }) => Promise<void>;
  /**
   * Makes dead letters due at `at` with a new delivery period and, unless `deadLettersOnly`, also deliveries that wait
   * for their next attempt. Applies to one lead or to the whole outbox; sent and leased deliveries are unchanged.
   * Returns the number of deliveries.
   */
  readonly requeue: (
    filter: { readonly leadId?: string; readonly deadLettersOnly: boolean },
    at: Date,
  ) => Promise<number>;
  /**
   * Makes one delivery due at `at` with a new delivery period and the same id, by HTTP also after it was sent. False: there is
   * none, it is being sent, or it is an email that was sent.
   */
  readonly replay: (id: string, at: Date) => Promise<boolean>;
  /**
   * Reports new dead letters: enqueues the deliveries that `write` returns and marks the dead letters as reported, in one
   * transaction. Runs at most once every 15 minutes across all nodes. Dead letters with the purpose `staff` are not
   * reported. Returns the number of reported dead letters.
   */
  readonly reportDeadLetters: (write: WriteDeadLetterReport, at: Date) => Promise<number>;
};

/** A delivery given up after its retries, without personal data of the visitor. */
export type DeadLetter = {
  /** Reference of the lead; null for deliveries without one. */
  readonly reference: string | null;
  readonly channel: DeliveryChannel;
  readonly purpose: DeliveryPurpose;
  readonly attempts: number;
  readonly parked_at: string;
  readonly last_error: string | null;
};

/** Receives the oldest dead letters; `more` counts those left for the next report. */
export type WriteDeadLetterReport = (deadLetters: readonly DeadLetter[], more: number) => readonly Delivery[];

/** Sends one message; throws when the destination did not accept it. May be called twice for the same delivery. */
export type Sender = (claimed: ClaimedDelivery, signal: AbortSignal) => Promise<void>;

/** Thrown by a sender when the destination rejects all future messages. The delivery is not retried. */
export class PermanentRejectionError extends Error {}

/** What a destination answered to a refused delivery; it may repeat personal data, and is shown with the lead alone. */
export class AnsweredError extends Error {
  readonly answer: string;

  constructor(message: string, answer: string) {
    super(message);
    this.answer = answer;
  }
}

/** An email to the staff. */
export type StaffMessage = Omit<OutboxMessage, "unsubscribe">;

/** The site that an email to the staff is about. */
export type NoticeSite = { readonly group: string; readonly url: string };

/** Renders the email about dead letters; `more` counts those not listed. */
export type DeadLetterTemplate = (deadLetters: readonly DeadLetter[], more: number, site: NoticeSite) => StaffMessage;

/** Renders the email about a purge that waits for confirmation. */
export type PurgeHoldTemplate = (
  hold: { readonly text: string; readonly command: string },
  site: NoticeSite,
) => StaffMessage;
