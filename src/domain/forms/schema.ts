import { z } from "zod";
import { normalizeEmail, normalizePhone, normalizePostcode } from "./contact-rules.ts";
import { EMAIL_MAX, isFlagField, type LeadFieldValue, type LeadFieldDefinition, PHONE_MAX } from "./fields.ts";
import { CONSENT_FIELD, type LeadKind } from "./kind.ts";
import { invalidMessage, requiredMessage, tooLongMessage } from "./messages.ts";
import { cleanLine, cleanLines, FILE_NAME_MAX, cleanFileName, isPersonName } from "./text-rules.ts";

/** Undefined: the form did not send the field, for example an unchecked checkbox. */
type RawValue = string | undefined;

const rawValue = z.string().optional();

const alwaysRequired = (field: LeadFieldDefinition): boolean => field.required === true;

/** Cleaned text of at most `max` UTF-16 code units; then `parse` normalises a non-empty text, or returns null when it is invalid. */
const textRule = (
  field: LeadFieldDefinition,
  rule: { clean: (text: string) => string; max: number; parse: (text: string) => string | null },
) =>
  rawValue.transform((value: RawValue, context): string => {
    const text = rule.clean(value ?? "");
    const fail = (message: string): never => {
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    };
    if (text === "") return alwaysRequired(field) ? fail(requiredMessage(field)) : "";
    if (text.length > rule.max) return fail(tooLongMessage(rule.max, text.length));
    return rule.parse(text) ?? fail(invalidMessage(field));
  });

/** Normalises a text, or returns null when it is invalid. Postcodes are checked later, together with the country. */
const FORMATS: Readonly<Record<"any" | "name" | "postcode" | "number", (text: string) => string | null>> = {
  any: (text) => text,
  name: (text) => (isPersonName(text) ? text : null),
  postcode: (text) => text.toUpperCase(),
  number: (text) => {
    const digits = text.replaceAll(/[\s.’']/g, "");
    return /^\d{1,9}$/.test(digits) ? String(Number(digits)) : null;
  },
};

const parseIsoDay = (text: string): string | null => (z.iso.date().safeParse(text).success ? text : null);

const parseIsoInstant = (text: string): string | null => {
  const at = new Date(z.iso.datetime().safeParse(text).data ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
};

const flagRule = (field: LeadFieldDefinition) =>
  rawValue.transform((value: RawValue, context): boolean => {
    const on = value !== undefined && value !== "";
    if (!on && alwaysRequired(field)) context.addIssue({ code: "custom", message: requiredMessage(field) });
    return on;
  });

const fieldRule = (field: LeadFieldDefinition): z.ZodType<LeadFieldValue, RawValue> => {
  switch (field.kind) {
    case "text":
      return textRule(field, { clean: cleanLine, max: field.max, parse: FORMATS[field.format ?? "any"] });
    case "autocomplete":
      return textRule(field, { clean: cleanLine, max: field.max, parse: (text) => text });
    case "textarea":
      return textRule(field, { clean: cleanLines, max: field.max, parse: (text) => text });
    case "email":
      return textRule(field, { clean: cleanLine, max: EMAIL_MAX, parse: normalizeEmail });
    case "phone":
      return textRule(field, { clean: cleanLine, max: PHONE_MAX, parse: (text) => normalizePhone(text) });
    case "radio":
    case "select": {
      const values = new Set(field.options.map((option) => option.value));
      const parse = (text: string) => (values.has(text) ? text : null);
      return textRule(field, { clean: cleanLine, max: 200, parse });
    }
    case "checkbox":
    case "toggle":
      return flagRule(field);
    case "date":
      return textRule(field, { clean: cleanLine, max: 200, parse: parseIsoDay });
    case "slot":
      // The location's hours decide whether a slot is required: `findContextProblems`.
      return textRule({ ...field, required: false }, { clean: cleanLine, max: 200, parse: parseIsoInstant });
    case "file":
      return textRule(field, { clean: cleanFileName, max: FILE_NAME_MAX, parse: (text) => text });
  }
};

const consentRule = (kind: LeadKind) =>
  rawValue.transform((value: RawValue, context): boolean => {
    if (value) return true;
    context.addIssue({ code: "custom", message: kind.consent.message });
    return z.NEVER;
  });

const isMissingByChoice = (field: LeadFieldDefinition, values: Readonly<Record<string, unknown>>): boolean =>
  typeof field.required === "object" &&
  values[field.required.when] === field.required.is &&
  (isFlagField(field) ? values[field.name] !== true : values[field.name] === "");

// Runs even when other fields are invalid, so that one response reports every missing field.
const choiceRule = (field: LeadFieldDefinition) =>
  z.refine<Readonly<Record<string, unknown>>>((values) => !isMissingByChoice(field, values), {
    path: [field.name],
    error: requiredMessage(field),
    when: () => true,
  });

const hasInvalidPostcode = (field: LeadFieldDefinition, values: Readonly<Record<string, unknown>>): boolean => {
  if (field.kind !== "text" || field.format !== "postcode") return false;
  const [postcode, country] = [values[field.name], values["country"]];
  if (typeof postcode !== "string" || postcode === "") return false;
  return normalizePostcode(postcode, typeof country === "string" && country !== "" ? country : "LU") === null;
};

const postcodeRule = (field: LeadFieldDefinition) =>
  z.refine<Readonly<Record<string, unknown>>>((values) => !hasInvalidPostcode(field, values), {
    path: [field.name],
    error: invalidMessage(field),
    when: () => true,
  });

/** Cleaned values by field name, in the order of the kind's fields, without the consent. */
export type LeadFieldValues = Readonly<Record<string, LeadFieldValue>>;

const buildSchema = (kind: LeadKind) => {
  const shape: Record<string, z.ZodType<LeadFieldValue, RawValue>> = {};
  for (const field of kind.fields) shape[field.name] = fieldRule(field);
  shape[CONSENT_FIELD] = consentRule(kind);
  return z
    .object(shape)
    .check(
      ...kind.fields.filter(({ required }) => typeof required === "object").map(choiceRule),
      ...kind.fields.filter((field) => field.kind === "text" && field.format === "postcode").map(postcodeRule),
    );
};

export type LeadSchema = ReturnType<typeof buildSchema>;

const schemas = new WeakMap<LeadKind, LeadSchema>();

/**
 * The validation schema of a kind. Input: form values by field name; other names are ignored. Output: cleaned values.
 * Issues have the field as path and a French message for the visitor.
 */
export const leadSchema = (kind: LeadKind): LeadSchema => {
  // Building a schema takes fifty times as long as checking a form.
  const schema = schemas.get(kind) ?? buildSchema(kind);
  schemas.set(kind, schema);
  return schema;
};

/** Parsed values without the consent, as stored in `Lead.fields`. */
export const toLeadFieldValues = (kind: LeadKind, values: Readonly<Record<string, LeadFieldValue>>): LeadFieldValues =>
  Object.fromEntries(kind.fields.map((field) => [field.name, values[field.name] ?? (isFlagField(field) ? false : "")]));
