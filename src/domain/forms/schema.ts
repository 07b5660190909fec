import { z } from "zod";
import { type CountryCode, isCountryCode } from "../countries/index.ts";
import { err, ok, type Result } from "../shared/index.ts";
import type { FieldProblem, FieldRule, LeadFieldValue, NumberContext, RawValue } from "./field-kinds/field-kind.ts";
import { isFlagSet } from "./field-kinds/flags.ts";
import type { LeadFieldDefinition } from "./field-kinds/index.ts";
import { addProblem, rawValue } from "./field-kinds/texts.ts";
import { fieldKindOf } from "./fields.ts";
import { CONSENT_FIELD, type LeadKind } from "./kind.ts";

const CONSENT_RULE: FieldRule = rawValue.transform((value: RawValue, context): boolean =>
  isFlagSet(value) ? true : addProblem(context, { code: "required" }),
);

type CleanedValues = Readonly<Record<string, unknown>>;

const isMissingByChoice = (field: LeadFieldDefinition, values: CleanedValues): boolean =>
  typeof field.required === "object" &&
  values[field.required.when] === field.required.is &&
  values[field.name] === fieldKindOf(field).missingValue;

// Runs even when other fields are invalid, so that one response reports every missing field.
const crossFieldRule = (
  field: LeadFieldDefinition,
  problem: FieldProblem,
  violates: (values: CleanedValues) => boolean,
) =>
  z.refine<CleanedValues>((values) => !violates(values), { path: [field.name], params: { problem }, when: () => true });

/** Name of the field with the customer's country. */
const COUNTRY_FIELD = "country";

const numberContext = (market: CountryCode, values: CleanedValues): NumberContext => {
  const customer = values[COUNTRY_FIELD];
  return { market, customer: typeof customer === "string" && customer !== "" ? customer : null };
};

/** The stored form of a cleaned value; null when it is invalid in the countries of the form. */
const normalizeValue = (field: LeadFieldDefinition, value: unknown, context: NumberContext): LeadFieldValue | null => {
  const kind = fieldKindOf(field);
  if (typeof value !== "string" || value === "" || !kind.normalize) return value as LeadFieldValue;
  return kind.normalize(field, value, context);
};

const crossFieldRules = (field: LeadFieldDefinition, market: CountryCode) => [
  ...(typeof field.required === "object"
    ? [crossFieldRule(field, { code: "required" }, (values) => isMissingByChoice(field, values))]
    : []),
  ...(fieldKindOf(field).normalize
    ? [
        crossFieldRule(
          field,
          { code: "not-national", country: market },
          (values) => normalizeValue(field, values[field.name], numberContext(market, values)) === null,
        ),
      ]
    : []),
];

/** Cleaned values by field name, in the order of the kind's fields, without a consent. */
export type LeadFieldValues = Readonly<Record<string, LeadFieldValue>>;

const buildSchema = ({ fields, privacy }: LeadKind, market: CountryCode) =>
  z
    .object({
      ...Object.fromEntries(fields.map((field) => [field.name, fieldKindOf(field).rule(field)])),
      ...(privacy.basis === "consent" && { [CONSENT_FIELD]: CONSENT_RULE }),
    })
    .check(...fields.flatMap((field) => crossFieldRules(field, market)));

type LeadSchema = ReturnType<typeof buildSchema>;

const schemas = new WeakMap<LeadKind, Map<CountryCode, LeadSchema>>();

const leadSchema = (kind: LeadKind, market: CountryCode): LeadSchema => {
  // Building a schema takes fifty times as long as checking a form.
  const byMarket = schemas.get(kind) ?? new Map<CountryCode, LeadSchema>();
  schemas.set(kind, byMarket);
  const schema = byMarket.get(market) ?? buildSchema(kind, market);
  byMarket.set(market, schema);
  return schema;
};

/** The country by whose rules a number was refused: of the one that it states, else of the customer, else of the market. */
const countryOfProblem = (
  { fields }: LeadKind,
  name: string,
  submitted: Readonly<Record<string, string>>,
): CountryCode | null => {
  const field = fields.find((one) => one.name === name);
  const stated = field && fieldKindOf(field).statedCountry?.(field, submitted[name] ?? "");
  if (stated) return stated;
  const customer = fields.some((one) => one.name === COUNTRY_FIELD) ? submitted[COUNTRY_FIELD] : undefined;
  return isCountryCode(customer) ? customer : null;
};

const normalizeValues = ({ fields }: LeadKind, values: LeadFieldValues, market: CountryCode): LeadFieldValues => {
  const context = numberContext(market, values);
  const normalized = fields.map(
    (field) => [field.name, normalizeValue(field, values[field.name], context) ?? ""] as const,
  );
  return { ...values, ...Object.fromEntries(normalized) };
};

/**
 * Validates the submitted texts by field name; other names are ignored. Returns the normalised values, including a
 * required consent, or the first problem of each field. `market`: the country whose numbers need no code.
 */
export const checkFormValues = (
  kind: LeadKind,
  submitted: Readonly<Record<string, string>>,
  market: CountryCode,
): Result<LeadFieldValues, Readonly<Record<string, FieldProblem>>> => {
  const parsed = leadSchema(kind, market).safeParse(submitted);
  if (parsed.success) return ok(normalizeValues(kind, parsed.data as LeadFieldValues, market));
  const problems: Record<string, FieldProblem> = {};
  for (const issue of parsed.error.issues) {
    if (issue.code !== "custom") throw new Error(`Unexpected issue of the form's schema: ${issue.code}`);
    const name = issue.path.join(".");
    const problem = issue.params?.["problem"] as FieldProblem;
    const country = problem.code === "not-national" ? countryOfProblem(kind, name, submitted) : null;
    problems[name] ??= country === null ? problem : { code: "not-national", country };
  }
  return err(problems);
};

/** Parsed values without a consent, as stored in `Lead.fields`. */
export const toLeadFieldValues = (kind: LeadKind, values: Readonly<Record<string, LeadFieldValue>>): LeadFieldValues =>
  Object.fromEntries(kind.fields.map((field) => [field.name, values[field.name] ?? fieldKindOf(field).missingValue]));
