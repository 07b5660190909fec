import { cleanLine } from "../text-rules.ts";
import type { FieldDefinitionBase, FieldKind } from "./field-kind.ts";
import { MAX_TOKEN_LENGTH, textRule } from "./text-rule.ts";

export type ChoiceDefinition = FieldDefinitionBase & {
  /** Values in the order in which they are listed. */
  readonly options: readonly string[];
  /** Preselected value. */
  readonly initial?: string;
};

/** Rules of fields whose value is one of their options. */
export const CHOICE_RULES = {
  missingValue: "",
  maxLength: () => null,
  rule: (field) => {
    const values = new Set(field.options);
    const parse = (text: string) => (values.has(text) ? text : null);
    return textRule(field, { clean: cleanLine, max: MAX_TOKEN_LENGTH, parse });
  },
  readableValue: (_field, value, optionLabels) => optionLabels[String(value)] ?? value,
} as const satisfies FieldKind<ChoiceDefinition>;
