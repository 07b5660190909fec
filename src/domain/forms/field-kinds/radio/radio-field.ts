import { CHOICE_RULES, type ChoiceDefinition } from "../choice-rule.ts";
import type { FieldKind } from "../field-kind.ts";

export const radioField: FieldKind<ChoiceDefinition & { readonly kind: "radio" }> = CHOICE_RULES;
