import { CHOICE_RULES, type ChoiceDefinition } from "../choice-rule.ts";
import type { FieldKind } from "../field-kind.ts";

type RadioFieldDefinition = ChoiceDefinition & { readonly kind: "radio" };

export const radioField: FieldKind<RadioFieldDefinition> = CHOICE_RULES;
