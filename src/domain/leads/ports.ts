import type { Delivery, DeliveryChannel, DeliveryPurpose, Lead, LeadFile } from "./lead.ts";

/** Signs a text so that nobody else can make or change one. HMAC SHA-256; what it seals can be read by anyone. */
export type Seal = {
  /** The text and its signature, of letters, digits, `-`, `_` and `.` only. */
  readonly seal: (text: string) => string;
  /** The text, or null where the signature does not fit. */
  readonly open: (sealed: string) => string | null;
};

/** SHA-256 of the text's UTF-8, in hexadecimal. */
export type Digest = (text: string) => string;

export type AcceptOutcome =
  /** Lead and deliveries are committed and survive a power cut. */
  | { readonly outcome: "stored"; readonly lead: Lead }
  /** The same request was kept before: that lead, and nothing new to deliver. */
  | { readonly outcome: "same"; readonly lead: Lead }
  /** The key was used for a request with other content. */
  | { readonly outcome: "conflict"; readonly lead: Lead }
  /** Its appointment takes nobody more; nothing was kept. */
  | { readonly outcome: "slot-taken" }
  /** Another lead has this reference; nothing was kept, try with a new one. */
  | { readonly outcome: "reference-taken" };

/** What is kept with a lead, in the same transaction. */
export type Attached = {
  /** How many leads one appointment of the lead's calendar takes. */
  readonly capacity: number;
  /** By id of the lead's files, the bytes of those that came with this post; the others wait in the stash. */
  readonly contents: ReadonlyMap<string, Uint8Array>;
};

export type LeadStore = {
  /**
   * Keeps lead, appointment, files and deliveries in one transaction. Throws where the database cannot, or where a file
   * is no longer in the stash: then nothing was kept.
   */
  readonly accept: (lead: Lead, deliveries: readonly Delivery[], attached?: Attached) => Promise<AcceptOutcome>;
};

/** Files of forms that were not accepted yet, so that a visitor need not choose them again. */
export type UploadStash = {
  readonly keep: (file: LeadFile, content: Uint8Array, at: Date) => Promise<void>;
  /** Those of the ids that are still there and belong to no lead. */
  readonly find: (ids: readonly string[]) => Promise<readonly LeadFile[]>;
  /** Drops what was kept before; answers how many. */
  readonly dropBefore: (at: Date) => Promise<number>;
};

/** Which appointments are taken. */
export type SlotReader = {
  /** Leads by beginning (ISO 8601, UTC) of the calendar's appointments from `from` on. */
  readonly taken: (of: {
    readonly location: string;
    readonly calendar: string;
    readonly from: Date;
  }) => Promise<ReadonlyMap<string, number>>;
  /** Gives the appointment of a lead back; false where it has none. */
  readonly release: (leadId: string) => Promise<boolean>;
};

/** Counts events that all nodes share, by key and window of time. */
export type Counters = {
  /** Counts one more in the window that begins at `window`; answers how many there are now. */
  readonly add: (key: string, window: Date) => Promise<number>;
  readonly read: (key: string, window: Date) => Promise<number>;
  readonly dropBefore: (window: Date) => Promise<void>;
};

/** A delivery that is ours until its lease ends. */
export type ClaimedDelivery = {
  readonly delivery: Delivery;
  /** Null where the delivery is about none. */
  readonly lead: Lead | null;
  /** When it was written (ISO 8601): its days of trying begin here. */
  readonly created_at: string;
  /** Attempts before this one. */
  readonly attempts: number;
};

export type Claim = {
  readonly channel: DeliveryChannel;
  readonly now: Date;
  /** How long nobody else may take what is claimed; longer than a sending ever takes. */
  readonly leaseMs: number;
  readonly limit: number;
  /** Destinations that are busy enough: nothing of theirs is claimed. */
  readonly skip: readonly string[];
  /** Names the claimer; one worker a name. */
  readonly owner: string;
};

/** Writes what is about no lead. */
export type Mailbox = { readonly put: (deliveries: readonly Delivery[], at: Date) => Promise<void> };

/** What is to be sent. Safe with several nodes: a delivery is leased to one of them. */
export type Outbox = {
  /** Due deliveries, oldest first, none leased to somebody else. */
  readonly claim: (claim: Claim) => Promise<readonly ClaimedDelivery[]>;
  /** Once sent, a delivery stays sent, whoever else still had it. */
  readonly markSent: (id: string, at: Date) => Promise<void>;
  /** Gives a failed delivery back for later, if it is still leased to `owner`. */
  readonly reschedule: (
    id: string,
    owner: string,
    next: { readonly at: Date; readonly error: string },
  ) => Promise<void>;
  /** Gives up on a delivery, if it is still leased to `owner`. */
  readonly park: (id: string, owner: string, end: { readonly at: Date; readonly error: string }) => Promise<void>;
  /**
   * Makes deliveries due at `at`: those that are parked, which get new days of trying, and, unless `parkedOnly`, those
   * that wait for their next try. Of one lead, or of all that the outbox has. What was sent, or is being sent, stays.
   * Answers how many.
   */
  readonly requeue: (filter: { readonly leadId?: string; readonly parkedOnly: boolean }, at: Date) => Promise<number>;
  /**
   * Tells of parked deliveries that nobody was told of: what `write` makes of them is put into the outbox in the same
   * transaction that notes them as told. At most once in a quarter of an hour, whichever node comes first; word to the
   * staff that is parked itself is not told of. Answers how many were told of.
   */
  readonly reportParked: (write: WriteReport, at: Date) => Promise<number>;
};

/** A parked delivery as the staff are told of it: nothing in it says who the visitor is. */
export type ParkedDelivery = {
  /** The lead's; null where it is about none. */
  readonly reference: string | null;
  readonly channel: DeliveryChannel;
  readonly purpose: DeliveryPurpose;
  readonly attempts: number;
  readonly parked_at: string;
  readonly last_error: string | null;
};

/** Oldest first, at most so many; `more` are left for the next time. */
export type WriteReport = (parked: readonly ParkedDelivery[], more: number) => readonly Delivery[];
