import type { FieldDefinitionBase, FieldKind } from "../field-kind.ts";
import { FLAG_RULES } from "../flag-rule.ts";

type ToggleFieldDefinition = FieldDefinitionBase & {
  readonly kind: "toggle";
  /** The flag consents to something beyond the request. A changed text needs a new version; each lead stores both. */
  readonly consentVersion?: string;
};

export const toggleField: FieldKind<ToggleFieldDefinition> = FLAG_RULES;
