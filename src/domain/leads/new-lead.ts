import { shownPrice, type Vehicle } from "../vehicles/index.ts";
import type { FieldValue } from "./fields.ts";
import { CONSENT_FIELD, fillText, type LeadKind } from "./kind.ts";
import {
  type Booking,
  type Lead,
  type LeadFile,
  type LeadPlace,
  type LeadSubject,
  type ModelSubject,
  type PlaceSubject,
  subjectKey,
  subjectLine,
  type VacancySubject,
  type VehicleFacts,
  type VehiclesSubject,
  type VehicleSubject,
} from "./lead.ts";
import type { Digest } from "./ports.ts";
import { fieldsOf } from "./schema.ts";

type Placed = LeadPlace | null;

/** A place as a lead keeps it. */
export const leadPlace = ({ slug, name, phone }: LeadPlace): LeadPlace => ({ slug, name, phone });

type OfferedVehicle = Pick<
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

/** A vehicle as the visitor sees it now. */
export const vehicleFacts = (vehicle: OfferedVehicle): VehicleFacts => {
  const price = shownPrice(vehicle);
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

/** The vehicle as the visitor sees it now, and the place that answers. */
export const vehicleSubject = (vehicle: OfferedVehicle, location: Placed): VehicleSubject => ({
  type: "vehicle",
  ...vehicleFacts(vehicle),
  location: location && leadPlace(location),
});

/** The place that a form is put for. */
export const placeSubject = (place: LeadPlace): PlaceSubject => ({
  type: "place",
  slug: place.slug,
  location: leadPlace(place),
});

/** A model of a brand of the group; `title` is both their names. */
export const modelSubject = (
  { brand, slug, title }: Pick<ModelSubject, "brand" | "slug" | "title">,
  location: Placed = null,
): ModelSubject => ({ type: "model", brand, slug, title, location: location && leadPlace(location) });

/** The vehicles of a list as the visitor sees them now, in that order. */
export const vehiclesSubject = (vehicles: readonly OfferedVehicle[], location: Placed): VehiclesSubject => ({
  type: "vehicles",
  slug: vehicles.map(({ id }) => id).join("."),
  vehicles: vehicles.map(vehicleFacts),
  location: location && leadPlace(location),
});

/** A post one may apply for, and the place one would work at. */
export const vacancySubject = (
  { slug, title }: Pick<VacancySubject, "slug" | "title">,
  location: Placed,
): VacancySubject => ({ type: "vacancy", slug, title, location: location && leadPlace(location) });

/** The same subject, answered by the place that the visitor chose. */
export const answeredBy = (subject: LeadSubject | null, place: LeadPlace): LeadSubject =>
  subject === null || subject.type === "place" ? placeSubject(place) : { ...subject, location: leadPlace(place) };

/** The values that fill a kind's texts. */
export const textValues = (group: string, subject: LeadSubject | null): Readonly<Record<string, string>> => ({
  group,
  place: subject?.location?.name ?? group,
  vehicle: subjectLine(subject) || "votre recherche",
});

/**
 * The lead a valid form makes. `values` are the schema's; the fingerprint is of kind, subject, cleaned fields and files, so the
 * price may change between two sendings of the same request.
 */
export const leadFrom = (form: {
  readonly id: string;
  readonly reference: string;
  readonly kind: LeadKind;
  readonly subject: LeadSubject | null;
  readonly values: Readonly<Record<string, FieldValue>>;
  readonly group: string;
  readonly path: string;
  readonly idempotencyKey: string;
  readonly routing: Lead["routing"];
  readonly booking?: Booking | null;
  readonly files?: readonly LeadFile[];
  readonly now: Date;
  readonly digest: Digest;
}): Lead => {
  const fields = fieldsOf(form.kind, form.values);
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
    consent: { version, text: fillText(text, textValues(form.group, form.subject)), at },
    source: { path: form.path },
    idempotency_key: form.idempotencyKey,
    fingerprint: form.digest(
      JSON.stringify([form.kind.name, subjectKey(form.subject), Object.entries(fields), contents]),
    ),
    routing: form.routing,
  };
};
