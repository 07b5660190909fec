import type { FieldDefinitionBase, FieldKind } from "../field-kind.ts";
import { FLAG_RULES } from "../flag-rule.ts";

export const checkboxField: FieldKind<FieldDefinitionBase & { readonly kind: "checkbox" }> = FLAG_RULES;
