import type { Service } from "../locations/index.ts";
import type { LeadFieldDefinition } from "./field-kinds/index.ts";
import type { SubjectType } from "./subject-type.ts";

/**
 * A kind of lead: fields and version of its consent text. Plain JSON: form, e-mails and commands handle every kind alike.
 * Its strings are in the application.
 */
export type LeadKind = {
  readonly name: string;
  readonly fields: readonly LeadFieldDefinition[];
  /** A changed consent text needs a new version. Each lead stores both. */
  readonly consentVersion: string;
  /** Restricts the form to locations with this service. Undefined: any location. */
  readonly service?: Service;
  /** Restricts the kind to markets with this setting. */
  readonly setting?: "autoproffTradeIn";
};

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

/** Name of the consent field, which follows the fields of the kind. */
export const CONSENT_FIELD = "consent";
