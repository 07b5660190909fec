import type { Lead, LeadCount, LeadSpan, RetentionLimits } from "../leads/index.ts";
import type { DeliveryState, DeliveryStatus } from "./deliveries.ts";

export type LeadFilter = {
  readonly kind?: string;
  /** Slug of the answering location. */
  readonly location?: string;
  /** Inclusive. */
  readonly since?: Date;
  /** Exclusive. */
  readonly until?: Date;
  /** Key of a person, as `personKey` returns it. */
  readonly person?: string;
};

export type DeliveriesStatus = {
  readonly leads: number;
  readonly deliveries: Readonly<Record<DeliveryState, number>>;
  /** Creation time of the oldest due delivery (ISO 8601). */
  readonly oldest_due_at: string | null;
  /** Dead letters by host of the destination, highest count first; without the addresses, which are personal data. */
  readonly parked: readonly { readonly host: string; readonly deliveries: number }[];
};

/** Read access for the command line. */
export type LeadReader = {
  /** Newest first. */
  readonly list: (filter: LeadFilter & { readonly limit: number }) => Promise<readonly Lead[]>;
  /** Oldest first, read in pages; each lead once. */
  readonly stream: (filter: LeadFilter) => AsyncIterable<Lead>;
  readonly count: (spans: readonly LeadSpan[]) => Promise<readonly LeadCount[]>;
  readonly byReference: (reference: string) => Promise<Lead | null>;
  /** Null for an unknown id. */
  readonly fileContent: (fileId: string) => Promise<Uint8Array | null>;
  /** False once the appointment was released. */
  readonly holdsSlot: (leadId: string) => Promise<boolean>;
  readonly leadDeliveries: (leadId: string) => Promise<readonly DeliveryStatus[]>;
  readonly status: () => Promise<DeliveriesStatus>;
};

export type PersonLeads = {
  /** Newest first. */
  readonly leads: readonly { readonly lead: Lead; readonly deliveries: readonly DeliveryStatus[] }[];
  /** E-mails to the person without a lead. */
  readonly mails: readonly DeliveryStatus[];
};

/** Ids of leads, whose deliveries, appointments and files are removed too, and of e-mails without a lead. */
export type Removal = { readonly leads: readonly string[]; readonly mails: readonly string[] };

export type RemovedCounts = {
  readonly leads: number;
  readonly deliveries: number;
  readonly appointments: number;
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
  /** Ids of e-mails without a lead that were created before `before` and are no longer due. */
  readonly findOldMails: (before: Date) => Promise<readonly string[]>;
  readonly deliveryIds: (leadIds: readonly string[]) => Promise<readonly string[]>;
  /** Atomic. Later updates of a removed delivery by a worker have no effect. */
  readonly remove: (removal: Removal) => Promise<RemovedCounts>;
  /** Truncates the database's write-ahead log after a removal. */
  readonly truncateLog: () => Promise<void>;
};

/** E-mails written to a folder when no mail server is configured. */
export type MailFolder = {
  /** Returns the number of removed e-mails. */
  readonly remove: (deliveryIds: readonly string[]) => Promise<number>;
  /** Removes e-mails without a lead that were due before `at`; returns their number. */
  readonly removeBefore: (at: Date) => Promise<number>;
};
