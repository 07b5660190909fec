import { CONSENT_FIELD, isFileField, leadKindForSubject, type LeadKind } from "#domain/forms/index.ts";
import type { LeadSubject } from "#domain/leads/index.ts";
import {
  checkFormToken,
  readFormKey,
  type FormToken,
  isValidProof,
  renewFormToken,
  signFormToken,
  type FormTokenProblem,
} from "#domain/spam/index.ts";
import { ok, type Result } from "#domain/shared/index.ts";
import type { SubmittedForm } from "./form-response.server.ts";
import type { FormBody } from "./form-body.server.ts";
import { PROOF_FIELD, TOKEN_FIELD } from "./form-view.ts";
import { issueFormToken } from "./form-view.server.ts";
import type { LeadServiceDependencies } from "./lead-service-dependencies.ts";
import { NO_FILES, collectFiles } from "./uploaded-files.server.ts";

export type FormPost = {
  readonly kind: LeadKind;
  /** Subject of the URL, as `subjectKey` formats it. */
  readonly subjectKey: string;
  /** Reads the current subject of the URL; called only when the form's token has none. */
  readonly currentSubject: () => Promise<LeadSubject | null>;
  /** IP address; empty when unknown. */
  readonly client: string;
};

export type ParsedForm = {
  readonly form: SubmittedForm;
  readonly token: Result<FormToken, FormTokenProblem>;
  /** The form carries a valid proof of work. */
  readonly hasProof: boolean;
};

export const emptyForm = async (deps: LeadServiceDependencies, post: FormPost): Promise<SubmittedForm> => {
  const subject = await post.currentSubject();
  const topic = { kind: leadKindForSubject(post.kind, subject?.type ?? null), subject };
  return { ...topic, values: {}, token: issueFormToken(deps, topic), uploads: NO_FILES, client: post.client };
};

/** A form with a proof of work need not wait. */
const checkToken = (
  deps: LeadServiceDependencies,
  post: FormPost,
  body: FormBody,
): Pick<ParsedForm, "token" | "hasProof"> => {
  const signedToken = body.texts.get(TOKEN_FIELD) ?? "";
  const token = checkFormToken(deps.signer, signedToken, {
    kind: post.kind.name,
    subject: post.subjectKey,
    now: deps.clock.now(),
    minFillSeconds: deps.minFillSeconds,
  });
  const hasProof = isValidProof(
    body.texts.get(PROOF_FIELD) ?? "",
    readFormKey(deps.signer, signedToken) ?? "",
    deps.digest,
  );
  const early = !token.ok && token.error.code === "too-soon" ? token.error.token : null;
  return { token: hasProof && early ? ok(early) : token, hasProof };
};

/** Renews the token of a genuine form under its key; replaces a forged one by an empty form. */
const restoreForm = async (
  deps: LeadServiceDependencies,
  post: FormPost,
  token: ParsedForm["token"],
): Promise<SubmittedForm> => {
  const renew = (previous: FormToken): SubmittedForm => {
    const { subject } = previous;
    const signedToken = signFormToken(deps.signer, renewFormToken(previous, deps.clock.now()));
    const kind = leadKindForSubject(post.kind, subject?.type ?? null);
    return { kind, subject, values: {}, token: signedToken, uploads: NO_FILES, client: post.client };
  };
  if (token.ok) return renew(token.value);
  return token.error.code === "forged" ? emptyForm(deps, post) : renew(token.error.token);
};

const enteredValues = ({ fields }: LeadKind, { texts }: FormBody): SubmittedForm["values"] => {
  const names = [...fields.filter((field) => !isFileField(field)).map(({ name }) => name), CONSENT_FIELD];
  return Object.fromEntries(names.map((name) => [name, texts.get(name)] as const).filter(isEntered));
};

const isEntered = (entry: readonly [string, string | undefined]): entry is readonly [string, string] =>
  entry[1] !== undefined;

export const parseForm = async (deps: LeadServiceDependencies, post: FormPost, body: FormBody): Promise<ParsedForm> => {
  const checked = checkToken(deps, post, body);
  const form = await restoreForm(deps, post, checked.token);
  const uploads = await collectFiles(deps, form.kind, body, readFormKey(deps.signer, form.token) ?? "");
  return { ...checked, form: { ...form, uploads, values: enteredValues(form.kind, body) } };
};
