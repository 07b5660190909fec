import type { Delivery, DeliveryChannel, DeliveryState, DeliveryStatus, Lead } from "./lead.ts";

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
  /** Another lead has this reference; nothing was kept, try with a new one. */
  | { readonly outcome: "reference-taken" };

export type LeadStore = {
  /** Keeps lead and deliveries in one transaction. Throws where the database cannot: then nothing was kept. */
  readonly accept: (lead: Lead, deliveries: readonly Delivery[]) => Promise<AcceptOutcome>;
};

/** A delivery that is ours until its lease ends. */
export type ClaimedDelivery = {
  readonly delivery: Delivery;
  readonly lead: Lead;
  /** Attempts before this one. */
  readonly attempts: number;
};

export type Claim = {
  readonly channel: DeliveryChannel;
  readonly now: Date;
  /** How long nobody else may take what is claimed; longer than a sending ever takes. */
  readonly leaseMs: number;
  readonly limit: number;
  /** Names the claimer; one worker a name. */
  readonly owner: string;
};

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
};

type LeadFilter = {
  readonly kind?: string;
  /** Not older than this. */
  readonly since?: Date;
  readonly limit: number;
};

/** What the staff's commands read. */
export type LeadReader = {
  /** Newest first. */
  readonly list: (filter: LeadFilter) => Promise<readonly Lead[]>;
  readonly byReference: (reference: string) => Promise<Lead | null>;
  readonly deliveriesOf: (leadId: string) => Promise<readonly DeliveryStatus[]>;
  /** Number of deliveries by state; and since when the oldest one that is due waits (ISO 8601). */
  readonly status: () => Promise<{
    readonly leads: number;
    readonly deliveries: Readonly<Record<DeliveryState, number>>;
    readonly oldest_due_at: string | null;
  }>;
};
