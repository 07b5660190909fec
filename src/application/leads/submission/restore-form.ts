import { CONSENT_FIELD, isFileField, leadKindForSubject, type LeadKind } from "#domain/forms/index.ts";
import { ok, type Result } from "#domain/shared/index.ts";
import {
  checkFormToken,
  type FormToken,
  type FormTokenProblem,
  isValidProof,
  proofTaskOf,
  readFormKey,
  renewFormToken,
  signFormToken,
} from "#domain/spam/index.ts";
import { collectFiles, NO_FILES } from "./collect-files.ts";
import type { LeadServiceDependencies } from "./dependencies.ts";
import { issueFormToken } from "./open-form.ts";
import type { FormSubmission, PostedForm, RenderedForm, SubmittedForm } from "./submission.ts";

export type RestoredForm = {
  readonly form: SubmittedForm;
  readonly token: Result<FormToken, FormTokenProblem>;
  /** The form carries a valid proof of work. */
  readonly hasProof: boolean;
};

/** A new form without values. */
export const emptyForm = (deps: LeadServiceDependencies, submission: FormSubmission): SubmittedForm => {
  const { subject } = submission;
  const topic = { kind: leadKindForSubject(submission.kind, subject?.type ?? null), subject };
  return { ...topic, values: {}, token: issueFormToken(deps, topic), uploads: NO_FILES, client: submission.client };
};

/** Null for a forged token. */
const genuineToken = (checked: RestoredForm["token"]): FormToken | null => {
  if (checked.ok) return checked.value;
  return checked.error.code === "forged" ? null : checked.error.token;
};

/** Null unless this site issued the token for this form, however long ago. */
export const readRenderedForm = (
  deps: LeadServiceDependencies,
  { kind, subjectKey }: Pick<FormSubmission, "kind" | "subjectKey">,
  signedToken: string,
): RenderedForm | null => {
  const { clock, minFillSeconds } = deps;
  const form = { kind: kind.name, subject: subjectKey, now: clock.now(), minFillSeconds };
  const checked = checkFormToken(deps.signer, signedToken, form);
  const token = genuineToken(checked);
  return token && { subject: token.subject, renderedAt: new Date(token.renderedAt) };
};

/** A form with a proof of work need not wait. */
const checkToken = (
  deps: LeadServiceDependencies,
  { kind, subjectKey: subject, posted }: FormSubmission,
): Pick<RestoredForm, "token" | "hasProof"> => {
  const token = checkFormToken(deps.signer, posted.token, {
    kind: kind.name,
    subject,
    now: deps.clock.now(),
    minFillSeconds: deps.minFillSeconds,
  });
  const task = proofTaskOf(deps.signer, posted.token, deps.minFillSeconds);
  const hasProof = isValidProof(posted.proof, task, deps.digest);
  const early = !token.ok && token.error.code === "too-soon" ? token.error.token : null;
  return { token: hasProof && early ? ok(early) : token, hasProof };
};

/** Renews the token of a genuine form under its key; replaces a forged one by an empty form. */
const withNewToken = (
  deps: LeadServiceDependencies,
  submission: FormSubmission,
  token: RestoredForm["token"],
): SubmittedForm => {
  const renew = (previous: FormToken): SubmittedForm => {
    const { subject } = previous;
    const signedToken = signFormToken(deps.signer, renewFormToken(previous, deps.clock.now()));
    const kind = leadKindForSubject(submission.kind, subject?.type ?? null);
    return { kind, subject, values: {}, token: signedToken, uploads: NO_FILES, client: submission.client };
  };
  const genuine = genuineToken(token);
  return genuine === null ? emptyForm(deps, submission) : renew(genuine);
};

const isEntered = (entry: readonly [string, string | undefined]): entry is readonly [string, string] =>
  entry[1] !== undefined;

const enteredValues = ({ fields }: LeadKind, { values }: PostedForm): SubmittedForm["values"] => {
  const names = [...fields.filter((field) => !isFileField(field)).map(({ name }) => name), CONSENT_FIELD];
  return Object.fromEntries(names.map((name) => [name, values.get(name)] as const).filter(isEntered));
};

/** The form as it was sent, with the subject it was rendered for. */
export const restoreForm = async (deps: LeadServiceDependencies, submission: FormSubmission): Promise<RestoredForm> => {
  const { posted } = submission;
  const checked = checkToken(deps, submission);
  const form = withNewToken(deps, submission, checked.token);
  const uploads = await collectFiles(deps, form.kind, posted, readFormKey(deps.signer, form.token) ?? "");
  return { ...checked, form: { ...form, uploads, values: enteredValues(form.kind, posted) } };
};
