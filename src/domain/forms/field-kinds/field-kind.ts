import type { z } from "zod";
import type { CountryCode } from "../../countries/index.ts";
import type { FormContext } from "../form-context.ts";

/** Types of subjects that a form can be about. */
export type SubjectType = "vehicle" | "vehicles" | "model" | "lease_offer" | "fleet" | "place" | "vacancy";

/** Groups of fields under one heading. */
export type FieldGroupName =
  | "appointment"
  | "company"
  | "contact"
  | "documents"
  | "job"
  | "lease"
  | "need"
  | "own_car"
  | "situation"
  | "tyres";

/** Attributes of fields of every kind. Plain JSON, so that a definition can be sent to the browser. */
export type FieldDefinitionBase = {
  readonly kind: string;
  /** Form field name and key in `Lead.fields`: lower case letters, digits and underscores. */
  readonly name: string;
  /** An object makes the field required when the field named `when` has the value `is`. */
  readonly required?: boolean | { readonly when: string; readonly is: string };
  /** Hidden while the value that makes it required is not chosen. */
  readonly onlyIfRequired?: true;
  /** The HTML standard's autofill token: "given-name", "tel". */
  readonly autocomplete?: string;
  /** Subject types that already answer the question: the field is left out. */
  readonly omittedFor?: readonly SubjectType[];
  /** Undefined: the group of the previous field. */
  readonly group?: FieldGroupName;
  /** `half`: two fields share a row on wide screens. */
  readonly width?: "half" | "full";
};

/** Text is empty when nothing was entered. */
export type LeadFieldValue = string | boolean;

/** By field name. */
export type FieldValues = Readonly<Record<string, LeadFieldValue | undefined>>;

/** Undefined: the form did not send the field, for example an unchecked checkbox. */
export type RawValue = string | undefined;

export type FieldRule = z.ZodType<LeadFieldValue, RawValue>;

/** Dates are `YYYY-MM-DD`; lengths count UTF-16 code units. */
export type FieldProblem =
  | { readonly code: "required" | "invalid" }
  /** No such number in the country, the customer's or the market's, nor in those around it. */
  | { readonly code: "not-national"; readonly country: CountryCode }
  | { readonly code: "too-long"; readonly max: number; readonly length: number }
  | { readonly code: "too-early"; readonly first: string }
  | { readonly code: "too-late"; readonly last: string }
  /** The location is closed on the day; `note` is its reason, if it has one. */
  | { readonly code: "closed"; readonly note: string | null };

/** What the meaning of a number depends on: the market's country, and the value of the field `country` (null: none). */
export type NumberContext = { readonly market: CountryCode; readonly customer: string | null };

/**
 * The rules of one kind of field. Methods rather than properties, so that the rules of one kind are assignable to those
 * of the union of all definitions.
 */
export type FieldKind<Definition extends FieldDefinitionBase> = {
  /** The stored value of a field that the form did not send. */
  readonly missingValue: LeadFieldValue;
  /** Maximum length of the text in UTF-16 code units; null for kinds without free text. */
  maxLength(field: Definition): number | null;
  /** Cleans and checks the submitted text. Issues are created by `addProblem`. */
  rule(field: Definition): FieldRule;
  /** The value as another program sends it: a text or a flag. */
  schema(field: Definition): z.ZodType<LeadFieldValue>;
  /**
   * The stored form of a cleaned text (not empty) whose meaning depends on the country, or null when it is invalid
   * there. Runs even when other fields are invalid.
   */
  normalize?(field: Definition, text: string, context: NumberContext): string | null;
  /** The country that a submitted text names, by whose rules alone it is read; null without one. */
  statedCountry?(field: Definition, text: string): CountryCode | null;
  /** Checks a cleaned text (possibly empty) against time, location and the other values. */
  contextProblem?(field: Definition, text: string, context: FormContext, values: FieldValues): FieldProblem | null;
  /**
   * The value in e-mails and lists; null for values that have more detail elsewhere. Absent: the value itself.
   * `optionLabels`: labels by value.
   */
  readableValue?(
    field: Definition,
    value: LeadFieldValue,
    optionLabels: Readonly<Record<string, string>>,
  ): LeadFieldValue | null;
};
