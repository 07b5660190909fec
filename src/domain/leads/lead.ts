import { type Condition, vehicleName } from "../vehicles/index.ts";
import type { FieldValue, FileType } from "./fields.ts";

/** The place that answers. */
export type LeadPlace = { readonly slug: string; readonly name: string; readonly phone: string };

/** What a vehicle was when the lead came in: it may be changed or sold a minute later. */
export type VehicleFacts = {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly trim: string | null;
  readonly brand: string;
  readonly stock_number: string | null;
  /** As shown to the visitor. */
  readonly price: { readonly cents: number; readonly formatted: string; readonly suffix: string } | null;
  /** What dealers' systems ask for beside the title; leads of before November 2026 do not say. */
  readonly identity?: {
    readonly make: string;
    readonly model: string | null;
    /** Of the first registration, else of construction. */
    readonly year: number | null;
    readonly condition: Condition | null;
  };
};

export type VehicleSubject = VehicleFacts & {
  readonly type: "vehicle";
  /** The place it stands at, or that the visitor chose where that is not known. */
  readonly location: LeadPlace | null;
};

/** A place that a form was put for, or that the visitor chose: its people answer. */
export type PlaceSubject = { readonly type: "place"; readonly slug: string; readonly location: LeadPlace };

/** A model of a brand, whichever vehicle it becomes. */
export type ModelSubject = {
  readonly type: "model";
  /** Slugs. */
  readonly brand: string;
  readonly slug: string;
  /** "Ford Puma". */
  readonly title: string;
  readonly location: LeadPlace | null;
};

/** The vehicles of a visitor's list; `slug` is their ids, joined. */
export type VehiclesSubject = {
  readonly type: "vehicles";
  readonly slug: string;
  readonly vehicles: readonly VehicleFacts[];
  readonly location: LeadPlace | null;
};

/** A post the group wants to fill. */
export type VacancySubject = {
  readonly type: "vacancy";
  readonly slug: string;
  readonly title: string;
  readonly location: LeadPlace | null;
};

export type LeadSubject = VehicleSubject | PlaceSubject | ModelSubject | VehiclesSubject | VacancySubject;

/** An appointment that a lead holds. Instants are ISO 8601 in UTC. */
export type Booking = {
  readonly location: string;
  readonly calendar: string;
  readonly start: string;
  readonly end: string;
};

/** A file that came with a lead; its bytes are kept apart. */
export type LeadFile = {
  /** UUID. */
  readonly id: string;
  /** Name of its field. */
  readonly field: string;
  /** As cleaned: one line, no path. */
  readonly name: string;
  readonly type: FileType;
  readonly bytes: number;
  /** Of its content, in hexadecimal. */
  readonly sha256: string;
};

/** A visitor's request, once it is kept. Instants are ISO 8601 in UTC. */
export type Lead = {
  /** UUID. */
  readonly id: string;
  /** Short and readable: `V7K3-2QFM`. Unique. */
  readonly reference: string;
  /** Name of its kind. */
  readonly kind: string;
  readonly created_at: string;
  readonly subject: LeadSubject | null;
  /** Cleaned, by name, in the order of the kind. */
  readonly fields: Readonly<Record<string, FieldValue>>;
  readonly booking: Booking | null;
  readonly files: readonly LeadFile[];
  readonly consent: { readonly version: string; readonly text: string; readonly at: string };
  /** Path of the form it was sent from, without its query. */
  readonly source: { readonly path: string };
  /** Of the rendered form: the same key twice is one lead. */
  readonly idempotency_key: string;
  /** Of kind, subject, fields and files: equal fingerprints are the same request. */
  readonly fingerprint: string;
  /** Where it goes: the people's addresses, and those of the systems that read ADF (an e-mail or an https address). */
  readonly routing: { readonly addresses: readonly string[]; readonly adf: readonly string[] };
};

/**
 * What a delivery carries: the request to the group's own people, the confirmation to the visitor, the request as ADF
 * for a dealer's system or as JSON for a webhook, word to the staff, or a mail of an alert.
 */
export type DeliveryPurpose = "dealership" | "confirmation" | "adf" | "webhook" | "staff" | "alert";

/** One lane of the worker each: what is slow in one holds up nothing in the other. */
export type DeliveryChannel = "mail" | "http";

export type DeliveryState = "due" | "sent" | "parked";

/** One message to one destination, written together with what it is about. */
export type Delivery = {
  /** UUID; what is sent carries it, so that a second sending is recognised. */
  readonly id: string;
  /** Null where it is about no lead: then `message` says what is sent. */
  readonly lead_id: string | null;
  readonly channel: DeliveryChannel;
  readonly purpose: DeliveryPurpose;
  /** An e-mail address, or an http(s) address. */
  readonly destination: string;
  /** Written out already; null with a lead, whose mail is made when it is sent. */
  readonly message: OutboxMessage | null;
};

/** A mail that is about no lead, as it will read. `unsubscribe`: address for RFC 8058's one click. */
export type OutboxMessage = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribe: string | null;
};

/** A delivery and how it went so far. Instants are ISO 8601 in UTC. */
export type DeliveryStatus = Delivery & {
  readonly state: DeliveryState;
  /** Attempts that failed or, when sent, all. */
  readonly attempts: number;
  readonly next_attempt_at: string;
  readonly sent_at: string | null;
  readonly parked_at: string | null;
  readonly last_error: string | null;
};

/** What a subject is, without what may change of it: "vehicle:123", "model:ford/puma", "place:bertrange". */
export const subjectKey = (subject: LeadSubject | null): string => {
  if (subject === null) return "";
  if (subject.type === "vehicle") return `vehicle:${subject.id}`;
  if (subject.type === "model") return `model:${subject.brand}/${subject.slug}`;
  return `${subject.type}:${subject.slug}`;
};

/** What a lead is about, in a line: "Ford Puma ST-Line", "3 véhicules". Empty where it is about nothing in particular. */
export const subjectLine = (subject: LeadSubject | null): string => {
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

/** The text of a field; empty where it has none. */
export const textField = (lead: Pick<Lead, "fields">, name: string): string => {
  const value = lead.fields[name];
  return typeof value === "string" ? value : "";
};

/** The visitor's first and last name; one line, possibly empty. */
export const visitorName = (lead: Pick<Lead, "fields">): string =>
  [textField(lead, "first_name"), textField(lead, "last_name")].filter(Boolean).join(" ");

/** The visitor's address as normalised by the rules, or null where the kind asks for none. */
export const visitorEmail = (lead: Pick<Lead, "fields">): string | null => textField(lead, "email") || null;

/** The visitor's telephone in E.164, or null. */
export const visitorPhone = (lead: Pick<Lead, "fields">): string | null => textField(lead, "phone") || null;

/** Whose lead it is, for retention, disclosure and erasure: the e-mail address in lower case, else the telephone, else null. */
export const personOf = (lead: Pick<Lead, "fields">): string | null =>
  visitorEmail(lead)?.toLowerCase() ?? visitorPhone(lead);

/**
 * The deliveries of a new lead: one to each address of the group, the confirmation to the visitor, one to each system
 * that reads ADF, one to the webhook where there is one. One a destination, so that none holds up another.
 */
export const deliveriesFor = (lead: Lead, newId: () => string, webhook: string | null = null): readonly Delivery[] => {
  const to = (purpose: DeliveryPurpose, destination: string): Delivery => ({
    id: newId(),
    lead_id: lead.id,
    channel: /^https?:/.test(destination) ? "http" : "mail",
    purpose,
    destination,
    message: null,
  });
  const visitor = visitorEmail(lead);
  return [
    ...lead.routing.addresses.map((address) => to("dealership", address)),
    ...(visitor === null ? [] : [to("confirmation", visitor)]),
    ...lead.routing.adf.map((address) => to("adf", address)),
    ...(webhook === null ? [] : [to("webhook", webhook)]),
  ];
};
