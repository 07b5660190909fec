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
import type { FormSubmission, PostedForm, SubmittedForm } from "./submission.ts";

export type RestoredForm = {
  readonly form: SubmittedForm;
  readonly token: Result<FormToken, FormTokenProblem>;
  /** The form carries a valid proof of work. */
  readonly hasProof: boolean;
};

/** A new form without values. */
export const emptyForm = async (deps: LeadServiceDependencies, submission: FormSubmission): Promise<SubmittedForm> => {
  const subject = await submission.currentSubject();
  const topic = { kind: leadKindForSubject(submission.kind, subject?.type ?? null), subject };
  return { ...topic, values: {}, token: issueFormToken(deps, topic), uploads: NO_FILES, client: submission.client };
};

/** True if this site issued the token for this form, however long ago. */
export const isGenuineToken = (
  deps: LeadServiceDependencies,
  { kind, subjectKey: subject }: FormSubmission,
  token: string,
): boolean => {
  const { clock, minFillSeconds } = deps;
  const checked = checkFormToken(deps.signer, token, { kind: kind.name, subject, now: clock.now(), minFillSeconds });
  return checked.ok || checked.error.code !== "forged";
};

/** A form with a proof of work need not wait. */
const checkToken = (
  deps: LeadServiceDependencies,
  { kind, subjectKey: subject }: FormSubmission,
  posted: PostedForm,
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
const withNewToken = async (
  deps: LeadServiceDependencies,
  submission: FormSubmission,
  token: RestoredForm["token"],
): Promise<SubmittedForm> => {
  const renew = (previous: FormToken): SubmittedForm => {
    const { subject } = previous;
    const signedToken = signFormToken(deps.signer, renewFormToken(previous, deps.clock.now()));
    const kind = leadKindForSubject(submission.kind, subject?.type ?? null);
    return { kind, subject, values: {}, token: signedToken, uploads: NO_FILES, client: submission.client };
  };
  if (token.ok) return renew(token.value);
  return token.error.code === "forged" ? emptyForm(deps, submission) : renew(token.error.token);
};

const isEntered = (entry: readonly [string, string | undefined]): entry is readonly [string, string] =>
  entry[1] !== undefined;

const enteredValues = ({ fields }: LeadKind, { values }: PostedForm): SubmittedForm["values"] => {
  const names = [...fields.filter((field) => !isFileField(field)).map(({ name }) => name), CONSENT_FIELD];
  return Object.fromEntries(names.map((name) => [name, values.get(name)] as const).filter(isEntered));
};

/** The form as it was sent, with the subject it was rendered for. */
export const restoreForm = async (
  deps: LeadServiceDependencies,
  submission: FormSubmission,
  posted: PostedForm,
): Promise<RestoredForm> => {
  const checked = checkToken(deps, submission, posted);
  const form = await withNewToken(deps, submission, checked.token);
  const uploads = await collectFiles(deps, form.kind, posted, readFormKey(deps.signer, form.token) ?? "");
  return { ...checked, form: { ...form, uploads, values: enteredValues(form.kind, posted) } };
};
