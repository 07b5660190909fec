import { type Condition, vehicleName } from "../vehicles/index.ts";
import type { LeadFieldValue, FileType } from "./fields.ts";

/** The location that answers the lead. */
export type LeadLocation = { readonly slug: string; readonly name: string; readonly phone: string };

/** A vehicle as it was when the lead was created. */
export type VehicleSnapshot = {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly trim: string | null;
  readonly brand: string;
  readonly stock_number: string | null;
  readonly price: { readonly cents: number; readonly formatted: string; readonly suffix: string } | null;
  /** For dealer systems. Missing in leads stored before November 2026. */
  readonly identity?: {
    readonly make: string;
    readonly model: string | null;
    /** Year of first registration, else of construction. */
    readonly year: number | null;
    readonly condition: Condition | null;
  };
};

export type VehicleSubject = VehicleSnapshot & {
  readonly type: "vehicle";
  /** The vehicle's location, or the one the visitor chose. */
  readonly location: LeadLocation | null;
};

/** A location named by the page or chosen by the visitor. */
export type LocationSubject = { readonly type: "place"; readonly slug: string; readonly location: LeadLocation };

export type ModelSubject = {
  readonly type: "model";
  /** Slug. */
  readonly brand: string;
  readonly slug: string;
  /** "Ford Puma". */
  readonly title: string;
  readonly location: LeadLocation | null;
};

/** The vehicles of a visitor's list. `slug`: their ids, joined with dots. */
export type VehiclesSubject = {
  readonly type: "vehicles";
  readonly slug: string;
  readonly vehicles: readonly VehicleSnapshot[];
  readonly location: LeadLocation | null;
};

export type VacancySubject = {
  readonly type: "vacancy";
  readonly slug: string;
  readonly title: string;
  readonly location: LeadLocation | null;
};

export type LeadSubject = VehicleSubject | LocationSubject | ModelSubject | VehiclesSubject | VacancySubject;

/** A booked appointment. Instants are ISO 8601 in UTC. */
export type Booking = {
  readonly location: string;
  readonly calendar: string;
  readonly start: string;
  readonly end: string;
};

/** Metadata of an uploaded file; the content is stored separately. */
export type LeadFile = {
  /** UUID. */
  readonly id: string;
  /** Field name. */
  readonly field: string;
  /** Cleaned: a single line without a path. */
  readonly name: string;
  readonly type: FileType;
  readonly bytes: number;
  /** SHA-256 of the content, in hexadecimal. */
  readonly sha256: string;
};

/** A stored request of a visitor. Instants are ISO 8601 in UTC. */
export type Lead = {
  /** UUID. */
  readonly id: string;
  /** Unique and readable: `V7K3-2QFM`. */
  readonly reference: string;
  /** Name of a `LeadKind`. */
  readonly kind: string;
  readonly created_at: string;
  readonly subject: LeadSubject | null;
  /** Cleaned values by field name, in the order of the kind's fields. */
  readonly fields: Readonly<Record<string, LeadFieldValue>>;
  readonly booking: Booking | null;
  readonly files: readonly LeadFile[];
  readonly consent: { readonly version: string; readonly text: string; readonly at: string };
  /** Path of the form's page, without the query. */
  readonly source: { readonly path: string };
  /** Key of the rendered form: a key creates one lead at most. */
  readonly idempotency_key: string;
  /** Hash of kind, subject, fields and files: equal fingerprints are the same request. */
  readonly fingerprint: string;
  /** E-mail addresses of the staff, and e-mail or https addresses of systems that read ADF. */
  readonly routing: { readonly addresses: readonly string[]; readonly adf: readonly string[] };
};

/**
 * `dealership`: the request as an e-mail to the dealership; `confirmation`: e-mail to the visitor; `adf` and `webhook`:
 * the request for other systems; `staff`: an operational notice; `alert`: an e-mail of an alert.
 */
export type DeliveryPurpose = "dealership" | "confirmation" | "adf" | "webhook" | "staff" | "alert";

/** The worker processes channels independently. */
export type DeliveryChannel = "mail" | "http";

/** `parked`: a dead letter, given up after its retries. */
export type DeliveryState = "due" | "sent" | "parked";

/** One message to one destination, created in the same transaction as its lead. */
export type Delivery = {
  /** UUID, included in the message so that recipients can detect duplicates. */
  readonly id: string;
  /** Null for messages without a lead; `message` is then set. */
  readonly lead_id: string | null;
  readonly channel: DeliveryChannel;
  readonly purpose: DeliveryPurpose;
  /** An e-mail address, or an http(s) address. */
  readonly destination: string;
  /** Null with a lead: its message is rendered when it is sent. */
  readonly message: OutboxMessage | null;
};

/** A rendered e-mail without a lead. `unsubscribe`: URL for one-click unsubscription (RFC 8058). */
export type OutboxMessage = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribe: string | null;
};

/** Instants are ISO 8601 in UTC. */
export type DeliveryStatus = Delivery & {
  readonly state: DeliveryState;
  /** Includes the successful attempt. */
  readonly attempts: number;
  readonly next_attempt_at: string;
  readonly sent_at: string | null;
  readonly parked_at: string | null;
  readonly last_error: string | null;
};

/** Identifies a subject by what never changes: "vehicle:123", "model:ford/puma", "place:bertrange". Empty for null. */
export const subjectKey = (subject: LeadSubject | null): string => {
  if (subject === null) return "";
  if (subject.type === "vehicle") return `vehicle:${subject.id}`;
  if (subject.type === "model") return `model:${subject.brand}/${subject.slug}`;
  return `${subject.type}:${subject.slug}`;
};

/** One line: "Ford Puma ST-Line", "3 véhicules". Empty for a location or null. */
export const subjectSummary = (subject: LeadSubject | null): string => {
  switch (subject?.type) {
    case "vehicle":
      return vehicleName(subject);
    case "model":
    case "vacancy":
      return subject.title;
    case "vehicles":
      return subject.vehicles.length === 1
        ? subject.vehicles.map(vehicleName).join()
        : `${subject.vehicles.length} véhicules`;
    case "place":
    case undefined:
      return "";
  }
};

/** Empty when the field is missing or a flag. */
export const leadFieldText = (lead: Pick<Lead, "fields">, name: string): string => {
  const value = lead.fields[name];
  return typeof value === "string" ? value : "";
};

/** First and last name; possibly empty. */
export const visitorName = (lead: Pick<Lead, "fields">): string =>
  [leadFieldText(lead, "first_name"), leadFieldText(lead, "last_name")].filter(Boolean).join(" ");

/** Normalised address; null when the kind has no e-mail field. */
export const visitorEmail = (lead: Pick<Lead, "fields">): string | null => leadFieldText(lead, "email") || null;

/** E.164, or null. */
export const visitorPhone = (lead: Pick<Lead, "fields">): string | null => leadFieldText(lead, "phone") || null;

/** Identifies the person for retention, disclosure and erasure: lower-case e-mail address, else phone, else null. */
export const leadPerson = (lead: Pick<Lead, "fields">): string | null =>
  visitorEmail(lead)?.toLowerCase() ?? visitorPhone(lead);

/** Creates the deliveries of a new lead, one per destination so that they are retried independently. */
export const createDeliveries = (
  lead: Lead,
  newId: () => string,
  webhook: string | null = null,
): readonly Delivery[] => {
  const createDelivery = (purpose: DeliveryPurpose, destination: string): Delivery => ({
    id: newId(),
    lead_id: lead.id,
    channel: /^https?:/.test(destination) ? "http" : "mail",
    purpose,
    destination,
    message: null,
  });
  const visitor = visitorEmail(lead);
  return [
    ...lead.routing.addresses.map((address) => createDelivery("dealership", address)),
    ...(visitor === null ? [] : [createDelivery("confirmation", visitor)]),
    ...lead.routing.adf.map((address) => createDelivery("adf", address)),
    ...(webhook === null ? [] : [createDelivery("webhook", webhook)]),
  ];
};
