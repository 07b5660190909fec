import { shownPrice, type Vehicle } from "../vehicles/index.ts";
import type { FieldValue } from "./fields.ts";
import { CONSENT_FIELD, fillText, type LeadKind } from "./kind.ts";
import { type Lead, type LeadSubject, type PlaceSubject, subjectKey, type VehicleSubject } from "./lead.ts";
import type { Digest } from "./ports.ts";
import { fieldsOf } from "./schema.ts";

/** The vehicle as the visitor sees it now, and the place that answers. */
export const vehicleSubject = (
  vehicle: Pick<Vehicle, "id" | "slug" | "title" | "trim" | "brand" | "stock_number" | "price">,
  location: VehicleSubject["location"],
): VehicleSubject => {
  const price = shownPrice(vehicle);
  return {
    type: "vehicle",
    id: vehicle.id,
    slug: vehicle.slug,
    title: vehicle.title,
    trim: vehicle.trim,
    brand: vehicle.brand.slug,
    stock_number: vehicle.stock_number,
    price: price && { cents: price.cents, formatted: price.formatted, suffix: price.suffix },
    location: location && { slug: location.slug, name: location.name, phone: location.phone },
  };
};

/** The place that a form is put for. */
export const placeSubject = ({ slug, name, phone }: PlaceSubject["location"]): PlaceSubject => ({
  type: "place",
  slug,
  location: { slug, name, phone },
});

/** The values that fill a kind's texts. */
export const textValues = (group: string, subject: LeadSubject | null): Readonly<Record<string, string>> => ({
  group,
  place: subject?.location?.name ?? group,
  vehicle: subject?.type === "vehicle" ? subject.title : "votre recherche",
});

/**
 * The lead a valid form makes. `values` are the schema's; the fingerprint is of kind, subject and cleaned fields, so the
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
  readonly addresses: readonly string[];
  readonly now: Date;
  readonly digest: Digest;
}): Lead => {
  const fields = fieldsOf(form.kind, form.values);
  if (form.values[CONSENT_FIELD] !== true) throw new Error("A lead is made only with the visitor's consent");
  const at = form.now.toISOString();
  const { version, text } = form.kind.consent;
  return {
    id: form.id,
    reference: form.reference,
    kind: form.kind.name,
    created_at: at,
    subject: form.subject,
    fields,
    consent: { version, text: fillText(text, textValues(form.group, form.subject)), at },
    source: { path: form.path },
    idempotency_key: form.idempotencyKey,
    fingerprint: form.digest(JSON.stringify([form.kind.name, subjectKey(form.subject), Object.entries(fields)])),
    routing: { addresses: form.addresses },
  };
};
