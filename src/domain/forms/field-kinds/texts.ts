import { z } from "zod";
import type { FieldDefinitionBase, FieldKind, FieldProblem, FieldRule, RawValue } from "./field-kind.ts";
import { plainSigns } from "../../shared/index.ts";
import { normalizePostcode, normalizeVatNumber, vatNumberCountry } from "../../countries/index.ts";
import { cleanLine, cleanLines, EMAIL_MAX, isPersonName, normalizeEmail, PHONE_MAX } from "../text-rules.ts";
import { normalizePhone, readablePhone } from "../phone-number.ts";

export const rawValue = z.string().optional();

/** Reports a problem of the field being checked. Issues carry it as `params.problem`. */
export const addProblem = (context: z.RefinementCtx<RawValue>, problem: FieldProblem): never => {
  context.addIssue({ code: "custom", params: { problem } });
  return z.NEVER;
};

/**
 * Cleaned text of at most `max` UTF-16 code units; `parse` then normalises a non-empty text, or returns null when it is
 * invalid.
 */
export const textRule = (
  field: Pick<FieldDefinitionBase, "required">,
  rule: { clean: (text: string) => string; max: number; parse: (text: string) => string | null },
): FieldRule =>
  rawValue.transform((value: RawValue, context): string => {
    const text = rule.clean(value ?? "");
    if (text === "") return field.required === true ? addProblem(context, { code: "required" }) : "";
    if (text.length > rule.max) return addProblem(context, { code: "too-long", max: rule.max, length: text.length });
    return rule.parse(text) ?? addProblem(context, { code: "invalid" });
  });

/** A text of a program, of at most so many UTF-16 code units. */
export const textSchema = (max: number) => z.string().max(max);

/** Accepts every text. */
export const anyText = (text: string): string => text;

/** Limit of texts that no visitor types: options, dates and instants. */
export const MAX_TOKEN_LENGTH = 200;

/**
 * A single line. `max` counts UTF-16 code units, as `maxlength` does. Formats: `name` contains a letter and no link or
 * address; `number` is a non-negative integer, stored without spaces; `year` has four digits; `postcode` belongs to the customer's country, else
 * to the market's; `vat_number` is stored with the prefix of its country.
 */
type TextFieldDefinition = FieldDefinitionBase & {
  readonly kind: "text";
  readonly max: number;
  readonly format?: "name" | "postcode" | "number" | "year" | "vat_number";
};

/** Normalises a text, or returns null when it is invalid. The countries of the other formats are not known yet. */
const FORMATS: Readonly<Record<NonNullable<TextFieldDefinition["format"]>, (text: string) => string | null>> = {
  name: (text) => (isPersonName(text) ? text : null),
  postcode: anyText,
  number: (text) => {
    const digits = plainSigns(text).replaceAll(/[\s.’']/g, "");
    return /^\d{1,9}$/.test(digits) ? String(Number(digits)) : null;
  },
  year: (text) => (/^(?:19|20)\d\d$/.test(text) ? text : null),
  vat_number: anyText,
};

export const textField: FieldKind<TextFieldDefinition> = {
  missingValue: "",
  maxLength: ({ max }) => max,
  rule: (field) =>
    textRule(field, {
      clean: cleanLine,
      max: field.max,
      parse: field.format === undefined ? anyText : FORMATS[field.format],
    }),
  schema: ({ max }) => textSchema(max),
  normalize({ format }, text, { market, customer }) {
    if (format === "postcode") return normalizePostcode(text, customer ?? market);
    return format === "vat_number" ? normalizeVatNumber(text, market, customer) : text;
  },
  statedCountry: ({ format }, text) => (format === "vat_number" ? vatNumberCountry(text) : null),
};

/** Several lines. `max` counts UTF-16 code units. */
type TextareaFieldDefinition = FieldDefinitionBase & {
  readonly kind: "textarea";
  readonly max: number;
  readonly rows: number;
};

export const textareaField: FieldKind<TextareaFieldDefinition> = {
  missingValue: "",
  maxLength: ({ max }) => max,
  rule: (field) => textRule(field, { clean: cleanLines, max: field.max, parse: anyText }),
  schema: ({ max }) => textSchema(max),
};

/** A single line with suggestions; other values are allowed. `max` counts UTF-16 code units. */
type AutocompleteFieldDefinition = FieldDefinitionBase & {
  readonly kind: "autocomplete";
  readonly max: number;
  /** `models`: names of the group's models. */
  readonly suggestions: readonly string[] | "models";
};

export const autocompleteField: FieldKind<AutocompleteFieldDefinition> = {
  missingValue: "",
  maxLength: ({ max }) => max,
  rule: (field) => textRule(field, { clean: cleanLine, max: field.max, parse: anyText }),
  schema: ({ max }) => textSchema(max),
};

/** Stored as E.164. Numbers without a code are read as people around the market write them. */
type PhoneFieldDefinition = FieldDefinitionBase & { readonly kind: "phone" };

export const phoneField: FieldKind<PhoneFieldDefinition> = {
  missingValue: "",
  maxLength: () => PHONE_MAX,
  rule: (field) => textRule(field, { clean: cleanLine, max: PHONE_MAX, parse: anyText }),
  schema: () => textSchema(PHONE_MAX),
  normalize: (_field, text, { market, customer }) => normalizePhone(text, market, customer),
  readableValue: (_field, value) => readablePhone(String(value)),
};

type EmailFieldDefinition = FieldDefinitionBase & { readonly kind: "email" };

export const isEmailField = (field: FieldDefinitionBase): field is EmailFieldDefinition => field.kind === "email";

export const emailField: FieldKind<EmailFieldDefinition> = {
  missingValue: "",
  maxLength: () => EMAIL_MAX,
  rule: (field) => textRule(field, { clean: cleanLine, max: EMAIL_MAX, parse: normalizeEmail }),
  schema: () => textSchema(EMAIL_MAX),
};
