import { z } from "zod";
import type { FieldDefinitionBase, FieldProblem, FieldRule, RawValue } from "./field-kind.ts";

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

/** Accepts every text. */
export const anyText = (text: string): string => text;

/** Limit of texts that no visitor types: options, dates and instants. */
export const MAX_TOKEN_LENGTH = 200;
