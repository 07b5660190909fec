import { CHOICE_RULES, type ChoiceDefinition } from "../choice-rule.ts";
import type { FieldKind } from "../field-kind.ts";

type SelectFieldDefinition = ChoiceDefinition & { readonly kind: "select" };

export const selectField: FieldKind<SelectFieldDefinition> = CHOICE_RULES;
