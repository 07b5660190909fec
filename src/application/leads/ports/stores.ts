import type { BookedSeat, Booking, BookingLimits } from "#domain/appointments/index.ts";
import type { BookingPerson, Lead, LeadEvent, LeadFile } from "#domain/leads/index.ts";
import type { Delivery } from "#domain/outbox/index.ts";
import type { PermittedLimit } from "#domain/retention/index.ts";

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
