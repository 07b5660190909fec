import type { Alert } from "#domain/alerts/index.ts";
import type { Lead, LeadEvent, RetentionLimits } from "#domain/leads/index.ts";
import type { DeliveryStatus } from "#domain/outbox/index.ts";
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
