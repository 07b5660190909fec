import { cleanLine } from "../../text-rules.ts";
import type { FieldDefinitionBase, FieldKind } from "../field-kind.ts";
import { anyText, textRule } from "../text-rule.ts";

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
};
