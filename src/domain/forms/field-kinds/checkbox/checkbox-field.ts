import type { FieldDefinitionBase, FieldKind } from "../field-kind.ts";
import { FLAG_RULES } from "../flag-rule.ts";

type CheckboxFieldDefinition = FieldDefinitionBase & { readonly kind: "checkbox" };

export const checkboxField: FieldKind<CheckboxFieldDefinition> = FLAG_RULES;
