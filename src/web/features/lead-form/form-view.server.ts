import { CONSENT_FIELD, fillPlaceholders, type LeadKind } from "#domain/forms/index.ts";
import { type LeadSubject, placeholderValues } from "#domain/leads/index.ts";
import { readFormKey, createFormToken, PROOF_BITS, signFormToken } from "#domain/spam/index.ts";
import { fieldView } from "./field-view.server.ts";
import { createFormContext } from "./form-context.server.ts";
import type { LeadFormView } from "./form-view.ts";
import type { LeadServiceDependencies } from "./lead-service-dependencies.ts";
import { subjectView } from "./subject-view.server.ts";

export type FormTopic = { readonly kind: LeadKind; readonly subject: LeadSubject | null };

/** Signs a token for a form rendered now. Every rendering has its own idempotency key. */
export const issueFormToken = (deps: LeadServiceDependencies, { kind, subject }: FormTopic): string =>
  signFormToken(deps.signer, createFormToken({ kind: kind.name, subject }, deps.clock.now(), deps.newId));

/** The form for one visitor. It holds a token, so its page must not be cached. */
export const leadFormView = async (
  deps: LeadServiceDependencies,
  topic: FormTopic,
  token = issueFormToken(deps, topic),
): Promise<LeadFormView> => {
  const { kind, subject } = topic;
  const values = placeholderValues(deps.group, subject);
  const context = createFormContext(deps, subject);
  return {
    kind: kind.name,
    title: kind.title,
    intro: fillPlaceholders(kind.intro, values),
    submit: kind.submit,
    fields: await Promise.all(kind.fields.map((field) => fieldView(deps, field, context))),
    consent: { name: CONSENT_FIELD, text: fillPlaceholders(kind.consent.text, values), message: kind.consent.message },
    token,
    minFillSeconds: deps.minFillSeconds,
    // A form that is rendered again has the same challenge: the browser solves it once.
    proof: { challenge: readFormKey(deps.signer, token) ?? "", bits: PROOF_BITS },
    subject: subjectView(subject),
  };
};
