import { normalizePhone, readablePhone } from "../../phone-number.ts";
import { cleanLine, PHONE_MAX } from "../../text-rules.ts";
import type { FieldDefinitionBase, FieldKind } from "../field-kind.ts";
import { anyText, textRule } from "../text-rule.ts";

/** Stored as E.164. Numbers without a code are read as people around the market write them. */
type PhoneFieldDefinition = FieldDefinitionBase & { readonly kind: "phone" };

export const phoneField: FieldKind<PhoneFieldDefinition> = {
  missingValue: "",
  maxLength: () => PHONE_MAX,
  rule: (field) => textRule(field, { clean: cleanLine, max: PHONE_MAX, parse: anyText }),
  normalize: (_field, text, { market, customer }) => normalizePhone(text, market, customer),
  readableValue: (_field, value) => readablePhone(String(value)),
};
