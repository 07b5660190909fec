import { normalizePhone, PHONE_MAX, readablePhone } from "../../contact-rules.ts";
import { cleanLine } from "../../text-rules.ts";
import type { FieldDefinitionBase, FieldKind } from "../field-kind.ts";
import { textRule } from "../text-rule.ts";

/** Stored as E.164. Numbers without a country code are read as Luxembourgish. */
type PhoneFieldDefinition = FieldDefinitionBase & { readonly kind: "phone" };

export const phoneField: FieldKind<PhoneFieldDefinition> = {
  missingValue: "",
  maxLength: () => PHONE_MAX,
  rule: (field) => textRule(field, { clean: cleanLine, max: PHONE_MAX, parse: (text) => normalizePhone(text) }),
  readableValue: (_field, value) => readablePhone(String(value)),
};
