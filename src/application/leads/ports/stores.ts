import type {
  BookingPerson,
  Lead,
  LeadCount,
  LeadEvent,
  LeadFile,
  LeadSpan,
  VehicleChangeKind,
} from "#domain/leads/index.ts";
import type { Delivery, DeliveryChannel, DeliveryState, DeliveryStatus, OutboxMessage } from "#domain/outbox/index.ts";
import type { BookedSeat, Booking, BookingLimits } from "#domain/appointments/index.ts";
import type { PermittedLimit } from "#domain/retention/index.ts";

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

/** What happens to a lead: events, the deliveries that announce them, and the lead with the location that it was moved to. */
export type LeadAppend = {
  readonly events: readonly LeadEvent[];
  readonly deliveries: readonly Delivery[];
  readonly lead?: Lead;
};

/** Called with the lead and its events so far; null appends nothing. Pure: it may be called again. */
export type DecideAppend = (lead: Lead, events: readonly LeadEvent[]) => LeadAppend | null;

/** All events of a lead after an append, oldest first. */
export type AppendedEvents = {
  readonly lead: Lead;
  readonly events: readonly LeadEvent[];
  readonly isChanged: boolean;
};

export type LeadEventStore = {
  /**
   * Appends events to a lead in one transaction with their deliveries, due at `at`. All appends run one after the other, on
   * every node: what `decide` is called with is still true when its events are saved. Null for an unknown id.
   */
  readonly append: (leadId: string, decide: DecideAppend, at: Date) => Promise<AppendedEvents | null>;
  /** Events by lead, oldest first; leads without events are missing. */
  readonly read: (leadIds: readonly string[]) => Promise<ReadonlyMap<string, readonly LeadEvent[]>>;
};

export type SaveLeadOutcome =
  /** Lead and deliveries are committed and durable. In a burst of bookings the lead's appointment is only requested. */
  | { readonly outcome: "saved"; readonly lead: Lead }
  /** The same request was saved before: the earlier lead, and nothing to deliver. */
  | { readonly outcome: "duplicate"; readonly lead: Lead }
  /** The idempotency key was used for a request with other content. */
  | { readonly outcome: "conflict"; readonly lead: Lead }
  /** The appointment is fully booked; nothing was saved. */
  | { readonly outcome: "slot-taken" }
  /** The person has as many appointments at the location as are allowed; nothing was saved. */
  | { readonly outcome: "person-limit" }
  /** Another lead has this reference; nothing was saved. The caller retries with a new one. */
  | { readonly outcome: "reference-taken" };

/** The limits of a booking. */
export type SeatRules = BookingLimits & {
  /** Places for the work: appointments at the same time. */
  readonly capacity: number;
  /** When the visitor is reminded (ISO 8601); null: never. */
  readonly remind_at: string | null;
};

/** A change of an appointment. `booking`: as it is afterwards. */
export type AppointmentChange = {
  readonly leadId: string;
  readonly booking: Booking;
  /** The booking that is changed: another one is left alone. */
  readonly before: Booking;
  /** The place that it takes; null for a cancelled one. */
  readonly seats: Pick<SeatRules, "capacity" | "remind_at"> | null;
  readonly event: LeadEvent;
  /** Creates its e-mails. `lead`: as it is saved; `invited`: destinations of its e-mails with an inviting purpose so far. */
  readonly announce: (lead: Lead, invited: readonly string[]) => readonly Delivery[];
};

/** Saved in the same transaction as the lead. */
export type LeadAttachments = {
  readonly seats: SeatRules;
  /** Content of newly uploaded files by file id; files not listed are taken from the stash. */
  readonly contents: ReadonlyMap<string, Uint8Array>;
};

/** `lead`: with the appointment as its booking. */
export type ConfirmedBooking = {
  readonly lead: Lead & { readonly booking: Booking };
  readonly deliveries: readonly Delivery[];
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
  /**
   * Books the appointment that a visitor confirmed and saves it with its deliveries, in one transaction. The same limits
   * apply as for `save`, except that of a burst. Unchanged unless the lead waits for a confirmation.
   */
  readonly confirmBooking: (
    confirmed: ConfirmedBooking,
    seats: SeatRules,
    at: Date,
  ) => Promise<"booked" | "slot-taken" | "person-limit" | "unchanged">;
  /**
   * Moves or cancels an appointment with its event and deliveries, in one transaction. Unchanged when it has ended, or has
   * changed meanwhile.
   */
  readonly changeAppointment: (change: AppointmentChange, at: Date) => Promise<"changed" | "slot-taken" | "unchanged">;
};

/** Stores uploads of rejected forms until the form is sent again. */
export type UploadStash = {
  readonly save: (file: LeadFile, content: Uint8Array, at: Date) => Promise<void>;
  /** Returns the files that still exist and belong to no lead. */
  readonly find: (ids: readonly string[]) => Promise<readonly LeadFile[]>;
  /** Deletes older files; returns their number. */
  readonly deleteBefore: (at: PermittedLimit) => Promise<number>;
};

export type OpenBooking = Booking & { readonly lead_id: string; readonly reference: string };

export type SlotReader = {
  /** Booked places of appointments that end after `from`, by start. */
  readonly booked: (query: {
    readonly location: string;
    readonly calendar: string;
    readonly from: Date;
  }) => Promise<readonly BookedSeat[]>;
  /** Leads with an appointment of the person that starts after `from`, by its start. */
  readonly openBookings: (person: BookingPerson, from: Date) => Promise<readonly OpenBooking[]>;
  /** Leads with an appointment that starts from `from` to before `until`, by its start. */
  readonly appointments: (query: AppointmentQuery) => Promise<readonly Lead[]>;
  /** Leads whose reminder is due and not taken, at most `limit`. */
  readonly dueReminders: (now: Date, limit: number) => Promise<readonly Lead[]>;
  /**
   * Takes the reminders that are due, at most `limit`, and enqueues what `write` returns for each, in one transaction: each
   * reminder is taken once, on whichever node. Returns their number.
   */
  readonly takeReminders: (write: (lead: Lead) => readonly Delivery[], now: Date, limit: number) => Promise<number>;
};

type AppointmentQuery = {
  readonly from: Date;
  readonly until: Date | null;
  /** Slug; null: every location. */
  readonly location: string | null;
};

/** Versions of the addresses of locations' calendars. */
export type AgendaVersions = {
  /** The version that addresses of the location's calendar are signed for. */
  readonly get: (location: string) => Promise<number>;
};
