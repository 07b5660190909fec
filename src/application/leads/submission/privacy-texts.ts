import { CONSENT_FIELD, type LeadFieldValue, type LeadKind } from "#domain/forms/index.ts";
import type { PrivacyText } from "#domain/leads/index.ts";
import type { LeadKindStrings } from "../../strings/forms/field-strings.ts";
import { fieldStrings, leadKindStrings } from "../../strings/forms/lead-kind-strings.ts";
import { fillPlaceholders } from "../../strings/forms/placeholders.ts";

/** The consent that an optional field of the form gave. */
const consentByField = (
  { fields }: LeadKind,
  strings: LeadKindStrings,
  values: Readonly<Record<string, LeadFieldValue>>,
): PrivacyText | null => {
  for (const field of fields) {
    if (field.kind !== "toggle" || field.consentVersion === undefined || values[field.name] !== true) continue;
    const { label, help } = fieldStrings(strings, field.name);
    return { version: field.consentVersion, text: help === undefined ? label : `${label}. ${help}` };
  }
  return null;
};

/** The texts about the use of the data as the form displayed them, and as a lead stores them. */
export const privacyTexts = (
  kind: LeadKind,
  values: Readonly<Record<string, LeadFieldValue>>,
  placeholders: Readonly<Record<string, string>>,
): { readonly notice: PrivacyText | null; readonly consent: PrivacyText | null } => {
  const strings = leadKindStrings(kind);
  const { notice, consent } = strings;
  const { version } = kind.privacy;
  const fill = (text: string): PrivacyText => ({ version, text: fillPlaceholders(text, placeholders) });
  return {
    notice: notice === undefined ? null : fill(notice),
    consent:
      consent !== undefined && values[CONSENT_FIELD] === true
        ? fill(consent.text)
        : consentByField(kind, strings, values),
  };
};
