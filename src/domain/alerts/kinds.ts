import type { LeadFieldDefinition, LeadKind, PrivacyBasis } from "../forms/index.ts";

const EMAIL = {
  kind: "email",
  name: "email",
  required: true,
  autocomplete: "email",
} as const satisfies LeadFieldDefinition;

const PRIVACY = { basis: "consent", version: "2026-11" } as const satisfies PrivacyBasis;

export const SEARCH_ALERT = {
  name: "search_alert",
  fields: [EMAIL],
  privacy: PRIVACY,
} as const satisfies LeadKind;

export const PRICE_ALERT = {
  name: "price_alert",
  fields: [EMAIL],
  privacy: PRIVACY,
} as const satisfies LeadKind;
