import {
  CONSENT_FIELD,
  fillText,
  formKey,
  type LeadKind,
  type LeadSubject,
  newFormToken,
  PROOF_BITS,
  sealFormToken,
  textValues,
} from "#domain/leads/index.ts";
import { fieldView } from "./field-view.server.ts";
import { formFacts } from "./form-facts.server.ts";
import type { LeadFormView } from "./form-view.ts";
import type { LeadDesk } from "./lead-desk.ts";
import { subjectView } from "./subject-view.server.ts";

/** What a form page is about and of which kind. */
export type FormAbout = { readonly kind: LeadKind; readonly subject: LeadSubject | null };

/** A token for a form that is rendered now; every rendering has a key of its own. */
export const freshToken = (desk: LeadDesk, { kind, subject }: FormAbout): string =>
  sealFormToken(desk.seal, newFormToken({ kind: kind.name, subject }, desk.clock.now(), desk.newId));

/** The form for one visitor: the loader's data of a form page, which must not be cached. */
export const leadFormView = async (
  desk: LeadDesk,
  about: FormAbout,
  token = freshToken(desk, about),
): Promise<LeadFormView> => {
  const { kind, subject } = about;
  const values = textValues(desk.group, subject);
  const facts = formFacts(desk, subject);
  return {
    kind: kind.name,
    title: kind.title,
    intro: fillText(kind.intro, values),
    submit: kind.submit,
    fields: await Promise.all(kind.fields.map((field) => fieldView(desk, field, facts))),
    consent: { name: CONSENT_FIELD, text: fillText(kind.consent.text, values), message: kind.consent.message },
    token,
    minFillSeconds: desk.minFillSeconds,
    // The same for a form that is shown again: it is worked out once.
    proof: { challenge: formKey(desk.seal, token) ?? "", bits: PROOF_BITS },
    subject: subjectView(subject),
  };
};
