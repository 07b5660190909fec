import { randomUUID } from "node:crypto";
import { UNLIMITED_BOOKINGS } from "#domain/appointments/index.ts";
import type { Lead, LeadEvent, LeadFile } from "#domain/leads/index.ts";
import { type Delivery, createDeliveries } from "#domain/outbox/index.ts";
import type { SeatRules } from "#application/leads/ports.ts";
import { REFERENCE_ALPHABET } from "../../src/domain/leads/reference.ts";
import { PUMA_SUBJECT } from "./puma-subject.ts";

export const NOON = new Date("2026-11-21T12:00:00.000Z");

let leadCount = 0;

/** Builds a lead with unique id, reference, idempotency key and fingerprint. */
export const aLead = (changes: Partial<Lead> = {}): Lead => {
  leadCount += 1;
  return {
    id: randomUUID(),
    reference: toReference(leadCount),
    kind: "interest",
    created_at: NOON.toISOString(),
    subject: PUMA_SUBJECT,
    fields: {
      salutation: "",
      first_name: "Zoë",
      last_name: "D’Hulst 王",
      email: "zoe@exemple.lu",
      preferred_contact: "email",
      phone: "",
      message: 'Deux lignes,\nun "guillemet", une \\ et 😀',
      newsletter: true,
    },
    booking: null,
    requested_booking: null,
    calculation: null,
    estimate: null,
    files: [],
    notice: null,
    consent: { version: "2026-11", text: "J’accepte.", at: NOON.toISOString() },
    source: { path: "/stock/12-1-ford-puma-st-line/interessee" },
    idempotency_key: randomUUID(),
    fingerprint: `fingerprint of ${leadCount}`,
    routing: { addresses: ["bertrange@alzette.example"], adf: [] },
    ...changes,
  };
};

/** Writes `count` with the digits of a reference: random ones met twice in a test of 200 leads. */
const toReference = (count: number): string => {
  const digits = Array.from(
    { length: 7 },
    (_, index) => REFERENCE_ALPHABET[Math.floor(count / 30 ** (6 - index)) % 30],
  );
  return `V${digits.slice(0, 3).join("")}-${digits.slice(3).join("")}`;
};

/** Builds the description of a lead's file without its content. */
export const aLeadFile = (changes: Partial<LeadFile> = {}): LeadFile => ({
  id: randomUUID(),
  field: "cv",
  name: "Zoë D’Hulst – CV.pdf",
  type: "application/pdf",
  bytes: 2,
  sha256: "0".repeat(64),
  ...changes,
});

/** One seat for each appointment, for anybody and as often as wanted. */
export const ONE_SEAT: SeatRules = { capacity: 1, remind_at: null, ...UNLIMITED_BOOKINGS };

export const deliveriesOf = (lead: Lead): readonly Delivery[] => createDeliveries(lead, randomUUID);

export const after = (seconds: number): Date => new Date(NOON.getTime() + seconds * 1000);

/** Builds a note about a lead. */
export const aLeadEvent = (changes: Partial<LeadEvent> = {}): LeadEvent => ({
  id: randomUUID(),
  type: "note",
  at: NOON.toISOString(),
  by: "anna@alzette.example",
  target: null,
  previous: null,
  text: null,
  ...changes,
});
