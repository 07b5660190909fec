import { fold } from "../shared/index.ts";
import type { Service } from "../locations/index.ts";
import type { LeadFieldDefinition } from "./field-kinds/index.ts";
import type { SubjectType } from "./subject-type.ts";

/** A changed text needs a new version. Each lead stores both. */
type ConsentDefinition = {
  readonly version: string;
  /** `{group}` is replaced with the group's name. */
  readonly text: string;
  readonly message: string;
};

/**
 * A kind of lead: fields, texts and consent. Plain JSON: form, e-mails and commands handle every kind alike. Texts may
 * contain the placeholders `{vehicle}`, `{location}` and `{group}`.
 */
export type LeadKind = {
  readonly name: string;
  /** Heading of the form and start of the e-mail's subject. */
  readonly title: string;
  readonly intro: string;
  /** Label of the submit button. */
  readonly submit: string;
  readonly fields: readonly LeadFieldDefinition[];
  readonly consent: ConsentDefinition;
  /** Restricts the form to locations with this service. Undefined: any location. */
  readonly service?: Service;
  /** Restricts the kind to markets with this setting. */
  readonly setting?: "autoproffTradeIn";
  /** Title of the calendar entry. Undefined: `title`. */
  readonly appointment?: string;
  /** Texts of the page that asks for a location when the URL names none. */
  readonly chooseLocation?: { readonly title: string; readonly text: string };
  readonly thanks: {
    readonly title: string;
    /** Follows "Vous recevez une réponse". */
    readonly responseTime: string;
    /** Next steps in order, one sentence each. */
    readonly steps: readonly string[];
  };
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

const ELIDES = /^[aeiouy]/;

/**
 * Replaces placeholders and elides "de" and "que" before a vowel: "de {location}" becomes "d’Alzette". Unknown
 * placeholders stay as they are.
 */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/(?:\b(de|que) )?\{([a-z]+)\}/g, (placeholder, preposition: string | undefined, name: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    if (preposition === undefined) return value;
    return ELIDES.test(fold(value)) ? `${preposition.slice(0, -1)}’${value}` : `${preposition} ${value}`;
  });
