import type { FieldDefinitionBase, FieldKind } from "../field-kind.ts";
import { FLAG_RULES } from "../flag-rule.ts";

type ToggleFieldDefinition = FieldDefinitionBase & { readonly kind: "toggle" };

export const toggleField: FieldKind<ToggleFieldDefinition> = FLAG_RULES;
