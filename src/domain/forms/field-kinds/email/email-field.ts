import { cleanLine, EMAIL_MAX, normalizeEmail } from "../../text-rules.ts";
import type { FieldDefinitionBase, FieldKind } from "../field-kind.ts";
import { textRule } from "../text-rule.ts";

type EmailFieldDefinition = FieldDefinitionBase & { readonly kind: "email" };

export const isEmailField = (field: FieldDefinitionBase): field is EmailFieldDefinition => field.kind === "email";

export const emailField: FieldKind<EmailFieldDefinition> = {
  missingValue: "",
  maxLength: () => EMAIL_MAX,
  rule: (field) => textRule(field, { clean: cleanLine, max: EMAIL_MAX, parse: normalizeEmail }),
};
