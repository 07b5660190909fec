import type { Lead, LeadCount, LeadEvent, LeadSpan, VehicleChangeKind } from "#domain/leads/index.ts";
import type { DeliveryChannel, DeliveryState, DeliveryStatus, OutboxMessage } from "#domain/outbox/index.ts";
import type { Booking } from "#domain/appointments/index.ts";

/** An open request for a vehicle, or one with an appointment to come. */
export type VehicleLead = {
  readonly lead: Lead;
  /** Oldest first. */
  readonly events: readonly LeadEvent[];
  /** The appointment to come; null without one. */
  readonly appointment: Booking | null;
  readonly hasEmail: boolean;
};

/** What happened to a vehicle that people have requested. */
export type VehicleChange = {
  readonly vehicleId: number;
  /** "Ford Puma ST-Line". */
  readonly name: string;
  readonly stockNumber: string | null;
  readonly kind: VehicleChangeKind;
};

/** The list of requests and appointments of a changed vehicle, for those who answer them. Without data of visitors. */
export type VehicleChangeMail = (
  change: VehicleChange,
  leads: readonly VehicleLead[],
) => Omit<OutboxMessage, "unsubscribe">;

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
  readonly byId: (id: string) => Promise<Lead | null>;
  readonly byReference: (reference: string) => Promise<Lead | null>;
  /** True if a lead was saved under this idempotency key. */
  readonly hasKey: (key: string) => Promise<boolean>;
  /** Null for an unknown id. */
  readonly fileContent: (fileId: string) => Promise<Uint8Array | null>;
  /** False once the appointment was released. */
  readonly holdsSlot: (leadId: string) => Promise<boolean>;
  /** Deliveries of leads, newest first. */
  readonly deliveries: (filter: DeliveryFilter) => Promise<readonly ListedDelivery[]>;
  readonly leadDeliveries: (leadId: string) => Promise<readonly DeliveryStatus[]>;
  /** The lead and the recipient of a delivery; null for an unknown id, and for one without a lead. */
  readonly leadOfDelivery: (
    deliveryId: string,
  ) => Promise<{ readonly lead: Lead; readonly destination: string } | null>;
  /** Leads received from `since` on that have no event that ends them or says that they are answered, oldest first. */
  readonly open: (since: Date) => Promise<readonly Lead[]>;
  /**
   * Leads about a vehicle of the stock, `id` or any, that nobody has answered or ended or that have an appointment after
   * `now`, oldest first.
   */
  readonly ofVehicle: (id: number | null, now: Date) => Promise<readonly Lead[]>;
  readonly status: () => Promise<DeliveriesStatus>;
};

export type DeliveryFilter = {
  readonly channel?: DeliveryChannel;
  readonly state?: DeliveryState;
  readonly limit: number;
};

/** `reference`: that of its lead. */
export type ListedDelivery = DeliveryStatus & { readonly reference: string };
