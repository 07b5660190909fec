import { cleanLines } from "../../text-rules.ts";
import type { FieldDefinitionBase, FieldKind } from "../field-kind.ts";
import { anyText, textRule } from "../text-rule.ts";

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
};
