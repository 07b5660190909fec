import { z } from "zod";
import { err, ok, type Result } from "../shared/index.ts";
import type { FieldProblem, FieldRule, LeadFieldValue, RawValue } from "./field-kinds/field-kind.ts";
import { isFlagSet } from "./field-kinds/flag-value.ts";
import type { LeadFieldDefinition } from "./field-kinds/index.ts";
import { addProblem, rawValue } from "./field-kinds/text-rule.ts";
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

const crossFieldRules = (field: LeadFieldDefinition) => [
  ...(typeof field.required === "object"
    ? [crossFieldRule(field, { code: "required" }, (values) => isMissingByChoice(field, values))]
    : []),
  ...(fieldKindOf(field).contradicts
    ? [crossFieldRule(field, { code: "invalid" }, (values) => fieldKindOf(field).contradicts?.(field, values) === true)]
    : []),
];

/** Cleaned values by field name, in the order of the kind's fields, without a consent. */
export type LeadFieldValues = Readonly<Record<string, LeadFieldValue>>;

const buildSchema = ({ fields, privacy }: LeadKind) =>
  z
    .object({
      ...Object.fromEntries(fields.map((field) => [field.name, fieldKindOf(field).rule(field)])),
      ...(privacy.basis === "consent" && { [CONSENT_FIELD]: CONSENT_RULE }),
    })
    .check(...fields.flatMap(crossFieldRules));

type LeadSchema = ReturnType<typeof buildSchema>;

const schemas = new WeakMap<LeadKind, LeadSchema>();

const leadSchema = (kind: LeadKind): LeadSchema => {
  // Building a schema takes fifty times as long as checking a form.
  const schema = schemas.get(kind) ?? buildSchema(kind);
  schemas.set(kind, schema);
  return schema;
};

/**
 * Validates the submitted texts by field name; other names are ignored. Returns the normalised values, including a
 * required consent, or the first problem of each field.
 */
export const checkFormValues = (
  kind: LeadKind,
  submitted: Readonly<Record<string, string>>,
): Result<LeadFieldValues, Readonly<Record<string, FieldProblem>>> => {
  const parsed = leadSchema(kind).safeParse(submitted);
  if (parsed.success) return ok(parsed.data as LeadFieldValues);
  const problems: Record<string, FieldProblem> = {};
  for (const issue of parsed.error.issues) {
    if (issue.code !== "custom") throw new Error(`Unexpected issue of the form's schema: ${issue.code}`);
    problems[issue.path.join(".")] ??= issue.params?.["problem"] as FieldProblem;
  }
  return err(problems);
};

/** Parsed values without a consent, as stored in `Lead.fields`. */
export const toLeadFieldValues = (kind: LeadKind, values: Readonly<Record<string, LeadFieldValue>>): LeadFieldValues =>
  Object.fromEntries(kind.fields.map((field) => [field.name, values[field.name] ?? fieldKindOf(field).missingValue]));
