import { toDisplayPrice, type Vehicle } from "../vehicles/index.ts";
import type { LeadFieldValue } from "./fields.ts";
import { CONSENT_FIELD, fillPlaceholders, type LeadKind } from "./kind.ts";
import {
  type Booking,
  type Lead,
  type LeadFile,
  type LeadLocation,
  type LeadSubject,
  type ModelSubject,
  type LocationSubject,
  subjectKey,
  subjectSummary,
  type VacancySubject,
  type VehicleSnapshot,
  type VehiclesSubject,
  type VehicleSubject,
} from "./lead.ts";
import type { Digest } from "./ports.ts";
import { toLeadFieldValues } from "./schema.ts";

type AnsweringLocation = LeadLocation | null;

export const toLeadLocation = ({ slug, name, phone }: LeadLocation): LeadLocation => ({ slug, name, phone });

type VehicleOnSale = Pick<
  Vehicle,
  | "id"
  | "slug"
  | "title"
  | "trim"
  | "brand"
  | "model"
  | "stock_number"
  | "price"
  | "condition"
  | "construction_year"
  | "first_registration"
>;

export const toVehicleSnapshot = (vehicle: VehicleOnSale): VehicleSnapshot => {
  const price = toDisplayPrice(vehicle);
  return {
    id: vehicle.id,
    slug: vehicle.slug,
    title: vehicle.title,
    trim: vehicle.trim,
    brand: vehicle.brand.slug,
    stock_number: vehicle.stock_number,
    price: price && { cents: price.cents, formatted: price.formatted, suffix: price.suffix },
    identity: {
      make: vehicle.brand.name,
      model: vehicle.model?.name ?? null,
      year: Number(vehicle.first_registration?.slice(0, 4)) || vehicle.construction_year,
      condition: vehicle.condition,
    },
  };
};

/** `location`: the one that answers. */
export const createVehicleSubject = (vehicle: VehicleOnSale, location: AnsweringLocation): VehicleSubject => ({
  type: "vehicle",
  ...toVehicleSnapshot(vehicle),
  location: location && toLeadLocation(location),
});

export const createLocationSubject = (location: LeadLocation): LocationSubject => ({
  type: "place",
  slug: location.slug,
  location: toLeadLocation(location),
});

/** `title`: brand and model. */
export const createModelSubject = (
  { brand, slug, title }: Pick<ModelSubject, "brand" | "slug" | "title">,
  location: AnsweringLocation = null,
): ModelSubject => ({ type: "model", brand, slug, title, location: location && toLeadLocation(location) });

/** Keeps the order of the list. */
export const createVehiclesSubject = (
  vehicles: readonly VehicleOnSale[],
  location: AnsweringLocation,
): VehiclesSubject => ({
  type: "vehicles",
  slug: vehicles.map(({ id }) => id).join("."),
  vehicles: vehicles.map(toVehicleSnapshot),
  location: location && toLeadLocation(location),
});

/** `location`: the place of work. */
export const createVacancySubject = (
  { slug, title }: Pick<VacancySubject, "slug" | "title">,
  location: AnsweringLocation,
): VacancySubject => ({ type: "vacancy", slug, title, location: location && toLeadLocation(location) });

/** Replaces the location that answers with the one the visitor chose. */
export const withLocation = (subject: LeadSubject | null, location: LeadLocation): LeadSubject =>
  subject === null || subject.type === "place"
    ? createLocationSubject(location)
    : { ...subject, location: toLeadLocation(location) };

/** Values for the placeholders in the texts of a kind. */
export const placeholderValues = (group: string, subject: LeadSubject | null): Readonly<Record<string, string>> => ({
  group,
  location: subject?.location?.name ?? group,
  vehicle: subjectSummary(subject) || "votre recherche",
});

/**
 * Creates a lead from values that passed `leadSchema`. Throws without consent. The fingerprint ignores the vehicle's
 * price, so that a price change does not make a repeated request a new one.
 */
export const createLead = (form: {
  readonly id: string;
  readonly reference: string;
  readonly kind: LeadKind;
  readonly subject: LeadSubject | null;
  readonly values: Readonly<Record<string, LeadFieldValue>>;
  readonly group: string;
  readonly path: string;
  readonly idempotencyKey: string;
  readonly routing: Lead["routing"];
  readonly booking?: Booking | null;
  readonly files?: readonly LeadFile[];
  readonly now: Date;
  readonly digest: Digest;
}): Lead => {
  const fields = toLeadFieldValues(form.kind, form.values);
  if (form.values[CONSENT_FIELD] !== true) throw new Error("A lead is made only with the visitor's consent");
  const files = form.files ?? [];
  const contents = files.map(({ field, sha256 }) => [field, sha256]);
  const at = form.now.toISOString();
  const { version, text } = form.kind.consent;
  return {
    id: form.id,
    reference: form.reference,
    kind: form.kind.name,
    created_at: at,
    subject: form.subject,
    fields,
    booking: form.booking ?? null,
    files,
    consent: { version, text: fillPlaceholders(text, placeholderValues(form.group, form.subject)), at },
    source: { path: form.path },
    idempotency_key: form.idempotencyKey,
    fingerprint: form.digest(
      JSON.stringify([form.kind.name, subjectKey(form.subject), Object.entries(fields), contents]),
    ),
    routing: form.routing,
  };
};
