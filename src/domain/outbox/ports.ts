import type { Lead, LeadFile } from "../leads/index.ts";
import type { Delivery, DeliveryChannel, DeliveryPurpose } from "./deliveries.ts";

export type SaveLeadOutcome =
  /** Lead and deliveries are committed and durable. */
  | { readonly outcome: "saved"; readonly lead: Lead }
  /** The same request was saved before: the earlier lead, and nothing to deliver. */
  | { readonly outcome: "duplicate"; readonly lead: Lead }
  /** The idempotency key was used for a request with other content. */
  | { readonly outcome: "conflict"; readonly lead: Lead }
  /** The appointment is fully booked; nothing was saved. */
  | { readonly outcome: "slot-taken" }
  /** Another lead has this reference; nothing was saved. The caller retries with a new one. */
  | { readonly outcome: "reference-taken" };

/** Saved in the same transaction as the lead. */
export type LeadAttachments = {
  /** Maximum number of leads per appointment of the calendar. */
  readonly capacity: number;
  /** Content of newly uploaded files by file id; files not listed are taken from the stash. */
  readonly contents: ReadonlyMap<string, Uint8Array>;
};

export type LeadStore = {
  /**
   * Saves lead, appointment, files and deliveries in one transaction. Throws, and saves nothing, when the database fails
   * or a file is no longer in the stash.
   */
  readonly save: (
    lead: Lead,
    deliveries: readonly Delivery[],
    attachments?: LeadAttachments,
  ) => Promise<SaveLeadOutcome>;
};

/** Stores uploads of rejected forms until the form is sent again. */
export type UploadStash = {
  readonly save: (file: LeadFile, content: Uint8Array, at: Date) => Promise<void>;
  /** Returns the files that still exist and belong to no lead. */
  readonly find: (ids: readonly string[]) => Promise<readonly LeadFile[]>;
  /** Deletes older files; returns their number. */
  readonly deleteBefore: (at: Date) => Promise<number>;
};

export type SlotReader = {
  /** Number of leads by start of appointment (ISO 8601, UTC), from `from` on. */
  readonly bookedCounts: (query: {
    readonly location: string;
    readonly calendar: string;
    readonly from: Date;
  }) => Promise<ReadonlyMap<string, number>>;
  /** Frees the appointment of a lead; false when it has none. */
  readonly release: (leadId: string) => Promise<boolean>;
};

/** A delivery leased to the caller. */
export type ClaimedDelivery = {
  readonly delivery: Delivery;
  /** Null for deliveries without a lead. */
  readonly lead: Lead | null;
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
export type OutboxWriter = { readonly enqueue: (deliveries: readonly Delivery[], at: Date) => Promise<void> };

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
    next: { readonly at: Date; readonly error: string },
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
