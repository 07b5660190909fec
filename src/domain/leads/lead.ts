import type { Booking } from "../appointments/index.ts";
import { type FileType, type LeadFieldValue, type LeadKind, toLeadFieldValues } from "../forms/index.ts";
import { calculationFields, type LeadCalculation } from "./lease-snapshot.ts";
import type { TradeInEstimate } from "../trade-in/index.ts";
import { BY_SERVER, isAppointmentMove, type LeadEvent } from "./lead-event.ts";
import { type LeadSubject, subjectKey } from "./subject.ts";
import type { Digest } from "../shared/index.ts";

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

/** Text as displayed, and its version. */
export type PrivacyText = { readonly version: string; readonly text: string };

/** The program that sent a lead for a person: a portal's, a call centre's. */
export type LeadProgram = {
  /** Name of its token. */
  readonly token: string;
  /** Where the person wrote or called, as the program names it. */
  readonly source: string;
  /** The program's own number of the lead. */
  readonly external_id: string | null;
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
  /** The appointment that the visitor has to confirm by email; it holds no seat. `booking` is set once it is confirmed. */
  readonly requested_booking: Booking | null;
  /** Set for a lease requested for a vehicle. */
  readonly calculation: LeadCalculation | null;
  /** The provisional price of the visitor's own vehicle; null for other kinds, and if there is none. */
  readonly estimate: TradeInEstimate | null;
  readonly files: readonly LeadFile[];
  /** The privacy information that the form displayed; null if it required consent. */
  readonly notice: PrivacyText | null;
  /** Consent given beyond the request itself; until November 2026 that to the request. */
  readonly consent: (PrivacyText & { readonly at: string }) | null;
  /** Path of the form's page, without the query; empty with `program`, which sent the lead instead of a form. */
  readonly source: { readonly path: string; readonly program?: LeadProgram };
  /** Key of the rendered form: a key creates one lead at most. */
  readonly idempotency_key: string;
  /** Hash of kind, subject, fields and files: equal fingerprints are the same request. */
  readonly fingerprint: string;
  /** E-mail addresses of the staff, and e-mail or https addresses of systems that read ADF. */
  readonly routing: {
    readonly addresses: readonly string[];
    readonly adf: readonly string[];
  } & Partial<CalendarNames>;
};

/**
 * By what calendars recognise an appointment: they take a change under the same names alone. Fixed when it is booked; an
 * appointment that was booked before these were saved has those of the site as it is now.
 */
export type CalendarNames = {
  /** Host name in the UID. */
  readonly uid_host: string;
  /** Address of the organizer in the visitor's calendar. */
  readonly organizer: string;
  /** Organizer in the calendars of staff: `Name <address>`. */
  readonly staff_organizer: string;
};

/** The appointment that the visitor has yet to confirm; null without one. */
/** True if a lead is about a vehicle: of its subject, or the visitor's own. */
export const namesVehicle = ({ subject, fields }: Pick<Lead, "subject" | "fields">): boolean => {
  if (subject !== null && subject.type !== "place" && subject.type !== "vacancy") return true;
  return ["make", "model", "car"].some((name) => typeof fields[name] === "string" && fields[name].trim() !== "");
};

export const unconfirmedBooking = ({ booking, requested_booking: requested }: LeadBookings): Booking | null =>
  booking === null ? requested : null;

type LeadBookings = Pick<Lead, "booking" | "requested_booking">;

/** Empty when the field is missing or a flag. */
export const leadFieldText = (lead: Pick<Lead, "fields">, name: string): string => {
  const value = lead.fields[name];
  return typeof value === "string" ? value : "";
};

/** How the visitor wants an answer: by e-mail unless the form offers the choice and the visitor chose the phone. */
export type ReplyChannel = "email" | "phone";

export const replyChannel = (lead: Pick<Lead, "fields">): ReplyChannel =>
  leadFieldText(lead, "preferred_contact") === "phone" ? "phone" : "email";

/** First and last name, or both as one field has them; possibly empty. */
export const visitorName = (lead: Pick<Lead, "fields">): string =>
  ["first_name", "last_name", "name"]
    .map((name) => leadFieldText(lead, name))
    .filter(Boolean)
    .join(" ");

/** Normalised address; null when the kind has no e-mail field. */
export const visitorEmail = (lead: Pick<Lead, "fields">): string | null => leadFieldText(lead, "email") || null;

/** E.164, or null. */
export const visitorPhone = (lead: Pick<Lead, "fields">): string | null => leadFieldText(lead, "phone") || null;

/** Identifies the person for retention, disclosure and erasure: lower-case e-mail address, else phone, else null. */
export const leadPerson = (lead: Pick<Lead, "fields">): string | null =>
  visitorEmail(lead)?.toLowerCase() ?? visitorPhone(lead);

/** Events since the lead came to its present location. */
const sinceMove = (events: readonly LeadEvent[]): readonly LeadEvent[] => {
  const moved = events.findLastIndex((event) => event.type === "moved" && !isAppointmentMove(event));
  return moved === -1 ? events : events.slice(moved);
};

/** The instant (ISO 8601) since which the people or the person who has the lead now has it. */
export const heldSince = ({ created_at }: Pick<Lead, "created_at">, events: readonly LeadEvent[]): string =>
  sinceMove(events).findLast(({ type }) => type === "assigned" || type === "moved")?.at ?? created_at;

/**
 * The person who gets a lead that was not answered in time: the next of the list after those whom the server gave it to at its
 * location, without the present owner. Null at the end of the list.
 */
export const nextOwner = (
  events: readonly LeadEvent[],
  list: readonly string[],
  owner: string | null,
): string | null => {
  const given = new Set(
    sinceMove(events)
      .filter(({ type, by }) => type === "assigned" && by === BY_SERVER)
      .map(({ target }) => target),
  );
  return list.find((address) => address !== owner && !given.has(address)) ?? null;
};

/**
 * Creates a lead from values that passed `leadSchema`. Throws for a kind that needs a consent without one. The fingerprint ignores the vehicle's
 * price, so that a price change does not make a repeated request a new one.
 */
export const createLead = (form: {
  readonly id: string;
  readonly reference: string;
  readonly kind: LeadKind;
  readonly subject: LeadSubject | null;
  readonly values: Readonly<Record<string, LeadFieldValue>>;
  /** As displayed: without placeholders. */
  readonly notice: PrivacyText | null;
  /** `at`: when it was given, if that was before the request. */
  readonly consent: (PrivacyText & { readonly at?: string }) | null;
  readonly source: Lead["source"];
  readonly idempotencyKey: string;
  readonly routing: Lead["routing"];
  readonly booking?: Booking | null;
  readonly calculation?: LeadCalculation | null;
  readonly estimate?: Lead["estimate"];
  readonly files?: readonly LeadFile[];
  readonly now: Date;
  readonly digest: Digest;
}): Lead => {
  const calculation = form.calculation ?? null;
  const fields = {
    ...(calculation && calculationFields(calculation)),
    ...toLeadFieldValues(form.kind, form.values),
  };
  if (form.kind.privacy.basis === "consent" && form.consent === null) throw new Error("The lead lacks the consent");
  const files = form.files ?? [];
  const contents = files.map(({ field, sha256 }) => [field, sha256]);
  const at = form.now.toISOString();
  return {
    id: form.id,
    reference: form.reference,
    kind: form.kind.name,
    created_at: at,
    subject: form.subject,
    fields,
    booking: form.booking ?? null,
    requested_booking: null,
    calculation,
    estimate: form.estimate ?? null,
    files,
    notice: form.notice,
    consent: form.consent && { at, ...form.consent },
    source: form.source,
    idempotency_key: form.idempotencyKey,
    fingerprint: form.digest(
      JSON.stringify([form.kind.name, subjectKey(form.subject), Object.entries(fields), contents]),
    ),
    routing: form.routing,
  };
};
