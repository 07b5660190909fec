import type { FieldValue } from "./fields.ts";

/** What the lead is about, as it stood when the lead came in: the vehicle may be changed or sold a minute later. */
export type VehicleSubject = {
  readonly type: "vehicle";
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly trim: string | null;
  readonly brand: string;
  readonly stock_number: string | null;
  /** As shown to the visitor. */
  readonly price: { readonly cents: number; readonly formatted: string; readonly suffix: string } | null;
  /** The place it stands at and that answers. */
  readonly location: { readonly slug: string; readonly name: string; readonly phone: string } | null;
};

/** A place that a form was put for: its people answer. */
export type PlaceSubject = {
  readonly type: "place";
  readonly slug: string;
  readonly location: NonNullable<VehicleSubject["location"]>;
};

export type LeadSubject = VehicleSubject | PlaceSubject;

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
  readonly consent: { readonly version: string; readonly text: string; readonly at: string };
  /** Path of the form it was sent from, without its query. */
  readonly source: { readonly path: string };
  /** Of the rendered form: the same key twice is one lead. */
  readonly idempotency_key: string;
  /** Of kind, subject and fields: equal fingerprints are the same request. */
  readonly fingerprint: string;
  /** The addresses it was routed to. */
  readonly routing: { readonly addresses: readonly string[] };
};

/** Who a delivery is for: the group's own people, or the visitor. */
export type DeliveryPurpose = "dealership" | "confirmation";

export type DeliveryChannel = "mail";

export type DeliveryState = "due" | "sent" | "parked";

/** One message to one destination, written together with its lead. */
export type Delivery = {
  /** UUID; what is sent carries it, so that a second sending is recognised. */
  readonly id: string;
  readonly lead_id: string;
  readonly channel: DeliveryChannel;
  readonly purpose: DeliveryPurpose;
  /** An e-mail address. */
  readonly destination: string;
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

/** What a subject is, without what may change of it: "vehicle:123", "place:bertrange". */
export const subjectKey = (subject: LeadSubject | null): string => {
  if (subject === null) return "";
  return subject.type === "vehicle" ? `vehicle:${subject.id}` : `place:${subject.slug}`;
};

/** The vehicle a lead is about, in a line: "Ford Puma ST-Line". Empty where it is about none. */
export const subjectLine = (subject: LeadSubject | null): string =>
  subject?.type === "vehicle" ? [subject.title, subject.trim].filter(Boolean).join(" ") : "";

const textField = (lead: Pick<Lead, "fields">, name: string): string => {
  const value = lead.fields[name];
  return typeof value === "string" ? value : "";
};

/** The visitor's first and last name; one line, possibly empty. */
export const visitorName = (lead: Pick<Lead, "fields">): string =>
  [textField(lead, "first_name"), textField(lead, "last_name")].filter(Boolean).join(" ");

/** The visitor's address as normalised by the rules, or null where the kind asks for none. */
export const visitorEmail = (lead: Pick<Lead, "fields">): string | null => textField(lead, "email") || null;

/**
 * The deliveries of a new lead: one to each address of the group, and the confirmation to the visitor. One a
 * destination, so that none holds up another.
 */
export const deliveriesFor = (lead: Lead, newId: () => string): readonly Delivery[] => {
  const mail = (purpose: DeliveryPurpose, destination: string): Delivery => ({
    id: newId(),
    lead_id: lead.id,
    channel: "mail",
    purpose,
    destination,
  });
  const visitor = visitorEmail(lead);
  return [
    ...lead.routing.addresses.map((address) => mail("dealership", address)),
    ...(visitor === null ? [] : [mail("confirmation", visitor)]),
  ];
};
