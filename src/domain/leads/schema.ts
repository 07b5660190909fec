import { z } from "zod";
import { normalizeEmail, normalizePhone, normalizePostcode } from "./contact-rules.ts";
import { EMAIL_MAX, isFlag, type FieldValue, type LeadField, PHONE_MAX } from "./fields.ts";
import { CONSENT_FIELD, type LeadKind } from "./kind.ts";
import { invalidMessage, requiredMessage, tooLongMessage } from "./messages.ts";
import { cleanLine, cleanLines, FILE_NAME_MAX, fileName, isPersonName } from "./text-rules.ts";

/** What a form sends for a field; nothing for an empty box or one that is not ticked. */
type RawValue = string | undefined;

const raw = z.string().optional();

const alwaysRequired = (field: LeadField): boolean => field.required === true;

/** Text as cleaned, at most `max` UTF-16 units; then `accept` makes the kept form of what is not empty, or null. */
const textRule = (
  field: LeadField,
  rule: { clean: (text: string) => string; max: number; accept: (text: string) => string | null },
) =>
  raw.transform((value: RawValue, context): string => {
    const text = rule.clean(value ?? "");
    const fail = (message: string): never => {
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    };
    if (text === "") return alwaysRequired(field) ? fail(requiredMessage(field)) : "";
    if (text.length > rule.max) return fail(tooLongMessage(rule.max, text.length));
    return rule.accept(text) ?? fail(invalidMessage(field));
  });

/** How the formats of a text are kept; null where it is not one. A postcode is judged with its country, afterwards. */
const FORMATS: Readonly<Record<"any" | "name" | "postcode" | "number", (text: string) => string | null>> = {
  any: (text) => text,
  name: (text) => (isPersonName(text) ? text : null),
  postcode: (text) => text.toUpperCase(),
  number: (text) => {
    const digits = text.replaceAll(/[\s.’']/g, "");
    return /^\d{1,9}$/.test(digits) ? String(Number(digits)) : null;
  },
};

const isoDay = (text: string): string | null => (z.iso.date().safeParse(text).success ? text : null);

const isoInstant = (text: string): string | null => {
  const at = new Date(z.iso.datetime().safeParse(text).data ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
};

const flagRule = (field: LeadField) =>
  raw.transform((value: RawValue, context): boolean => {
    const on = value !== undefined && value !== "";
    if (!on && alwaysRequired(field)) context.addIssue({ code: "custom", message: requiredMessage(field) });
    return on;
  });

const fieldRule = (field: LeadField): z.ZodType<FieldValue, RawValue> => {
  switch (field.kind) {
    case "text":
      return textRule(field, { clean: cleanLine, max: field.max, accept: FORMATS[field.format ?? "any"] });
    case "autocomplete":
      return textRule(field, { clean: cleanLine, max: field.max, accept: (text) => text });
    case "textarea":
      return textRule(field, { clean: cleanLines, max: field.max, accept: (text) => text });
    case "email":
      return textRule(field, { clean: cleanLine, max: EMAIL_MAX, accept: normalizeEmail });
    case "phone":
      return textRule(field, { clean: cleanLine, max: PHONE_MAX, accept: (text) => normalizePhone(text) });
    case "radio":
    case "select": {
      const values = new Set(field.options.map((option) => option.value));
      const accept = (text: string) => (values.has(text) ? text : null);
      return textRule(field, { clean: cleanLine, max: 200, accept });
    }
    case "checkbox":
    case "toggle":
      return flagRule(field);
    case "date":
      return textRule(field, { clean: cleanLine, max: 200, accept: isoDay });
    case "slot":
      // Whether it may be left out is told by the place's hours: `problemsByFacts`.
      return textRule({ ...field, required: false }, { clean: cleanLine, max: 200, accept: isoInstant });
    case "file":
      return textRule(field, { clean: fileName, max: FILE_NAME_MAX, accept: (text) => text });
  }
};

const consentRule = (kind: LeadKind) =>
  raw.transform((value: RawValue, context): boolean => {
    if (value) return true;
    context.addIssue({ code: "custom", message: kind.consent.message });
    return z.NEVER;
  });

const missingByChoice = (field: LeadField, values: Readonly<Record<string, unknown>>): boolean =>
  typeof field.required === "object" &&
  values[field.required.when] === field.required.is &&
  (isFlag(field) ? values[field.name] !== true : values[field.name] === "");

// Asked whatever else is wrong, so that everything that is missing is said at once.
const choiceRule = (field: LeadField) =>
  z.refine<Readonly<Record<string, unknown>>>((values) => !missingByChoice(field, values), {
    path: [field.name],
    error: requiredMessage(field),
    when: () => true,
  });

const wrongPostcode = (field: LeadField, values: Readonly<Record<string, unknown>>): boolean => {
  if (field.kind !== "text" || field.format !== "postcode") return false;
  const [postcode, country] = [values[field.name], values["country"]];
  if (typeof postcode !== "string" || postcode === "") return false;
  return normalizePostcode(postcode, typeof country === "string" && country !== "" ? country : "LU") === null;
};

const postcodeRule = (field: LeadField) =>
  z.refine<Readonly<Record<string, unknown>>>((values) => !wrongPostcode(field, values), {
    path: [field.name],
    error: invalidMessage(field),
    when: () => true,
  });

/** The cleaned fields of a lead by name, in the order of the kind; the consent is not among them. */
export type LeadFields = Readonly<Record<string, FieldValue>>;

const buildSchema = (kind: LeadKind) => {
  const shape: Record<string, z.ZodType<FieldValue, RawValue>> = {};
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

const built = new WeakMap<LeadKind, LeadSchema>();

/**
 * The rules of a kind. Input: the text a form sends for each field, by name; other names are ignored. Output: cleaned
 * values. Issues carry French messages that say what to do, at the field they are about.
 */
export const schemaOf = (kind: LeadKind): LeadSchema => {
  // Building one costs fifty times what checking a form does.
  const schema = built.get(kind) ?? buildSchema(kind);
  built.set(kind, schema);
  return schema;
};

/** Parsed values without the consent: what a lead keeps as its fields. */
export const fieldsOf = (kind: LeadKind, values: Readonly<Record<string, FieldValue>>): LeadFields =>
  Object.fromEntries(kind.fields.map((field) => [field.name, values[field.name] ?? (isFlag(field) ? false : "")]));
