import type { LeadFieldDefinition, LeadKind } from "../forms/index.ts";

const EMAIL = {
  kind: "email",
  name: "email",
  required: true,
  autocomplete: "email",
} as const satisfies LeadFieldDefinition;

const CONSENT_VERSION = "2026-11";

export const SEARCH_ALERT = {
  name: "search_alert",
  fields: [EMAIL],
  consentVersion: CONSENT_VERSION,
} as const satisfies LeadKind;

export const PRICE_ALERT = {
  name: "price_alert",
  fields: [EMAIL],
  consentVersion: CONSENT_VERSION,
} as const satisfies LeadKind;
