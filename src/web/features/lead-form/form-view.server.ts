import type { OpenForm } from "#application/leads/index.ts";
import type { LeadKindStrings } from "#application/strings/forms/field-strings.ts";
import { fieldStrings, leadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import { CONSENT_FIELD } from "#domain/forms/index.ts";
import { fillPlaceholders } from "#application/strings/forms/placeholders.ts";
import { PROOF_BITS } from "#domain/spam/index.ts";
import { fieldView } from "./field-view.server.ts";
import type { LeadFormView } from "./form-view.ts";
import { subjectView } from "./subject/subject-view.server.ts";

/** The form for one visitor. It holds a token, so its page must not be cached. */
export const leadFormView = async (
  form: OpenForm,
  strings: LeadKindStrings = leadKindStrings(form.kind),
): Promise<LeadFormView> => {
  const { kind, subject, token, placeholders, minFillSeconds, challenge } = form;
  return {
    kind: kind.name,
    title: strings.title,
    intro: fillPlaceholders(strings.intro, placeholders),
    submit: strings.submit,
    fields: await Promise.all(kind.fields.map((field) => fieldView(form, field, fieldStrings(strings, field.name)))),
    consent: {
      name: CONSENT_FIELD,
      text: fillPlaceholders(strings.consent.text, placeholders),
      message: strings.consent.message,
    },
    token,
    minFillSeconds,
    proof: { challenge, bits: PROOF_BITS },
    subject: subjectView(subject),
  };
};
