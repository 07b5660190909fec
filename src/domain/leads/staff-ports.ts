import type { DeliveryState, DeliveryStatus, Lead } from "./lead.ts";
import type { RetentionLimits } from "./retention.ts";

export type LeadFilter = {
  readonly kind?: string;
  /** Slug of the place that answers. */
  readonly location?: string;
  /** Not older than this. */
  readonly since?: Date;
  /** Older than this. */
  readonly until?: Date;
  /** As `personKey` makes it: an address or a number that the lead gives. */
  readonly person?: string;
};

/** A stretch of time with a name: from `from` on, before `until`. */
export type LeadSpan = { readonly name: string; readonly from: Date; readonly until: Date };

/** How many leads of a kind came in for a place within a span; counts of none are left out. */
export type LeadCount = {
  readonly span: string;
  readonly kind: string;
  /** Slug of the place that answers; null where none was named. */
  readonly location: string | null;
  readonly leads: number;
};

export type DeliveriesStatus = {
  readonly leads: number;
  readonly deliveries: Readonly<Record<DeliveryState, number>>;
  /** Since when the oldest delivery that is due waits (ISO 8601). */
  readonly oldest_due_at: string | null;
  /** Where parked deliveries should have gone, most first: the host of the address, whose it is stays unsaid. */
  readonly parked: readonly { readonly host: string; readonly deliveries: number }[];
};

/** What the staff's commands read. */
export type LeadReader = {
  /** Newest first. */
  readonly list: (filter: LeadFilter & { readonly limit: number }) => Promise<readonly Lead[]>;
  /** Oldest first, however many: read in pages, each lead once. */
  readonly walk: (filter: LeadFilter) => AsyncIterable<Lead>;
  readonly count: (spans: readonly LeadSpan[]) => Promise<readonly LeadCount[]>;
  readonly byReference: (reference: string) => Promise<Lead | null>;
  /** The bytes of a lead's file; null where there is none of that id. */
  readonly fileContent: (fileId: string) => Promise<Uint8Array | null>;
  /** True while the lead's appointment is still kept for it. */
  readonly holdsSlot: (leadId: string) => Promise<boolean>;
  readonly deliveriesOf: (leadId: string) => Promise<readonly DeliveryStatus[]>;
  readonly status: () => Promise<DeliveriesStatus>;
};

export type KeptOfPerson = {
  /** Newest first. */
  readonly leads: readonly { readonly lead: Lead; readonly deliveries: readonly DeliveryStatus[] }[];
  /** Mails to the person that are about no lead. */
  readonly mails: readonly DeliveryStatus[];
};

/** Ids of leads with all that hangs on them, and of mails that are about no lead. */
export type Removal = { readonly leads: readonly string[]; readonly mails: readonly string[] };

export type RemovedCounts = {
  readonly leads: number;
  readonly deliveries: number;
  readonly appointments: number;
  readonly files: number;
};

/** Finds and removes what the law does not let us keep. Nothing that is removed can be read from the database's files. */
export type LeadPrivacy = {
  readonly ofPerson: (person: string) => Promise<KeptOfPerson>;
  /**
   * Leads whose time is over, at most so many. One with a delivery that is still due stays until that is sent or given up.
   */
  readonly overdue: (
    limits: RetentionLimits,
    limit: number,
  ) => Promise<readonly { readonly id: string; readonly kind: string }[]>;
  /** Ids of mails that are about no lead, were written before, and are not waiting to be sent. */
  readonly oldMails: (before: Date) => Promise<readonly string[]>;
  readonly deliveryIds: (leadIds: readonly string[]) => Promise<readonly string[]>;
  /** In one transaction. A worker that has one of the deliveries in its hands finds nothing to note any more. */
  readonly remove: (what: Removal) => Promise<RemovedCounts>;
  /** After removing: also the database's log holds nothing of it any more. */
  readonly settle: () => Promise<void>;
};

/** Mails that lie in a folder because nobody configured a mail server. */
export type WrittenMails = {
  /** Removes those of the deliveries; answers how many there were. */
  readonly remove: (deliveryIds: readonly string[]) => Promise<number>;
  /** Removes those that are about no lead and were due before; answers how many. */
  readonly removeBefore: (at: Date) => Promise<number>;
};
