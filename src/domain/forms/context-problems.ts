import type { FieldProblem, FieldValues } from "./field-kinds/field-kind.ts";
import { fieldKindOf } from "./fields.ts";
import type { FormContext } from "./form-context.ts";
import type { LeadKind } from "./kind.ts";

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
