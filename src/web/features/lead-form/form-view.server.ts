import type { OpenForm } from "#application/leads/index.ts";
import { CONSENT_FIELD, fillPlaceholders } from "#domain/forms/index.ts";
import { PROOF_BITS } from "#domain/spam/index.ts";
import { fieldView } from "./field-view.server.ts";
import type { LeadFormView } from "./form-view.ts";
import { subjectView } from "./subject/subject-view.server.ts";

/** The form for one visitor. It holds a token, so its page must not be cached. */
export const leadFormView = async (form: OpenForm): Promise<LeadFormView> => {
  const { kind, subject, token, placeholders, minFillSeconds, challenge } = form;
  return {
    kind: kind.name,
    title: kind.title,
    intro: fillPlaceholders(kind.intro, placeholders),
    submit: kind.submit,
    fields: await Promise.all(kind.fields.map((field) => fieldView(form, field))),
    consent: {
      name: CONSENT_FIELD,
      text: fillPlaceholders(kind.consent.text, placeholders),
      message: kind.consent.message,
    },
    token,
    minFillSeconds,
    proof: { challenge, bits: PROOF_BITS },
    subject: subjectView(subject),
  };
};
