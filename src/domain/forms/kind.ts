import { locationHours, type LocationWithHours } from "../appointments/index.ts";
import { findSlotField } from "./field-kinds/slot/slot-field.ts";
import type { VehicleDemand } from "../vehicles/index.ts";
import type { LeadFieldDefinition } from "./field-kinds/index.ts";
import type { OpeningHours, Service } from "../locations/index.ts";
import type { SubjectType } from "./field-kinds/field-kind.ts";

/**
 * Legal basis of the processing (GDPR, article 6(1)), and the version of the text that the form displays about it.
 * `request`: steps that the visitor requests; the form informs. `consent`: the form requires consent.
 */
export type PrivacyBasis = { readonly basis: "request" | "consent"; readonly version: string };

/**
 * A kind of lead: fields and legal basis. Plain JSON: form, e-mails and commands handle every kind alike.
 * Its strings are in the application.
 */
export type LeadKind = {
  readonly name: string;
  readonly fields: readonly LeadFieldDefinition[];
  readonly privacy: PrivacyBasis;
  /** Restricts the form to locations with this service. Undefined: any location. */
  readonly service?: Service;
  /** Restricts the kind to markets with this setting. */
  readonly setting?: "autoproffTradeIn";
  /** Leads have a provisional price of the vehicle in the fields. */
  readonly isEstimated?: true;
  /** The thanks page repeats what the visitor wrote. */
  readonly isRepeated?: true;
  /** The thanks page repeats the requested offers. */
  readonly isFleetRepeated?: true;
  /** What the vehicles must be that a lead is about; for sale unless stated. */
  readonly vehicles?: VehicleDemand;
};

export const vehicleDemand = ({ vehicles = "for_sale" }: Pick<LeadKind, "vehicles">): VehicleDemand => vehicles;

const variantsByKind = new WeakMap<LeadKind, Map<string, LeadKind>>();

/**
 * The kind without the fields that a subject of this type already answers. Returns the same object for the same
 * arguments, so that schemas can be cached by kind.
 */
export const leadKindForSubject = (kind: LeadKind, subject: SubjectType | null): LeadKind => {
  if (subject === null || !kind.fields.some((field) => field.omittedFor?.includes(subject))) return kind;
  const variants = variantsByKind.get(kind) ?? new Map<string, LeadKind>();
  variantsByKind.set(kind, variants);
  const variant = variants.get(subject) ?? {
    ...kind,
    fields: kind.fields.filter((field) => !field.omittedFor?.includes(subject)),
  };
  variants.set(subject, variant);
  return variant;
};

export const isLeadKindOffered = (
  { setting }: LeadKind,
  settings: Readonly<Record<NonNullable<LeadKind["setting"]>, boolean>>,
): boolean => setting === undefined || settings[setting];

/** Name of the consent field, which follows the fields of a kind whose basis is consent. */
export const CONSENT_FIELD = "consent";

/** The hours that apply to a kind: those of its slot field, else the showroom's. */
export const leadKindHours = (kind: Pick<LeadKind, "fields">, location: LocationWithHours): OpeningHours =>
  locationHours(location)[findSlotField(kind)?.hours ?? "showroom"];
