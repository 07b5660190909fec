import { MAX_TOKEN_LENGTH } from "./field-kinds/texts.ts";
import type { FieldKind, FieldProblem, FieldValues } from "./field-kinds/field-kind.ts";
import { FIELD_KINDS, type LeadFieldDefinition } from "./field-kinds/index.ts";
import type { LeadKind } from "./kind.ts";
import type { FormContext } from "./form-context.ts";

/** The rules of a field's kind. */
export const fieldKindOf = (field: LeadFieldDefinition): FieldKind<LeadFieldDefinition> => FIELD_KINDS[field.kind];

/** In UTF-16 code units; null for kinds without free text. */
export const maxFieldLength = (field: LeadFieldDefinition): number | null => fieldKindOf(field).maxLength(field);

/** Forms submit each line break as two characters but count it as one. */
const truncate = (text: string, maxLength: number): string => {
  const lines = text.replaceAll("\r\n", "\n");
  return lines.length <= maxLength ? text : lines.slice(0, maxLength).toWellFormed();
};

/** The submitted texts for display: each truncated to the limit of its field. */
export const displayableValues = (
  { fields }: Pick<LeadKind, "fields">,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => {
  const limits = new Map(fields.map((field) => [field.name, maxFieldLength(field)]));
  return Object.fromEntries(
    Object.entries(values).map(([name, text]) => [name, truncate(text, limits.get(name) ?? MAX_TOKEN_LENGTH)]),
  );
};

/** Checks values that passed the schema against hours and slot rules of the location. Returns problems by field name. */
export const findContextProblems = (
  kind: Pick<LeadKind, "fields">,
  values: FieldValues,
  context: FormContext,
): Readonly<Record<string, FieldProblem>> =>
  Object.fromEntries(
    kind.fields.flatMap((field) => {
      const value = values[field.name];
      const text = typeof value === "string" ? value : "";
      const problem = fieldKindOf(field).contextProblem?.(field, text, context, values) ?? null;
      return problem === null ? [] : [[field.name, problem] as const];
    }),
  );
