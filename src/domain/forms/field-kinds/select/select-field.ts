import { CHOICE_RULES, type ChoiceDefinition } from "../choice-rule.ts";
import type { FieldKind } from "../field-kind.ts";

export const selectField: FieldKind<ChoiceDefinition & { readonly kind: "select" }> = CHOICE_RULES;
