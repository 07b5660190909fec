import { problemMessages } from "#application/strings/forms/field-messages.ts";
import {
  CONSENT_FIELD,
  type LeadFieldValue,
  type FormContext,
  type LeadKind,
  findContextProblems,
  checkFormValues,
  isFileField,
} from "#domain/forms/index.ts";
import { type FormToken, isSameOrigin, type FormTokenProblem } from "#domain/spam/index.ts";
import { checkForSpam } from "./spam-check.server.ts";
import { type FormResponse, respondWithForm, type SubmittedForm } from "./form-response.server.ts";
import { type BodyProblem, type BodyRules, type FormBody, readFormBody } from "./form-body.server.ts";
import { createFormContext } from "./form-context.server.ts";
import { ANSWER_FIELD, HONEYPOT_FIELD, PROOF_FIELD, QUESTION_FIELD, TOKEN_FIELD } from "./form-view.ts";
import { uploadedFileField } from "./field-kinds/file/uploaded-file-view.ts";
import type { LeadServiceDependencies } from "./lead-service-dependencies.ts";
import { clientWaitSeconds } from "./client-wait-seconds.server.ts";
import { emptyForm, type FormPost, parseForm, type ParsedForm } from "./parse-form.server.ts";
import { fileFields } from "./uploaded-files.server.ts";

type Values = Readonly<Record<string, LeadFieldValue>>;

export type ValidForm = {
  readonly type: "valid";
  readonly token: FormToken;
  /** Normalised, consent included. */
  readonly values: Values;
  readonly context: FormContext;
  /** As submitted: renders the form again when it cannot be saved. */
  readonly form: SubmittedForm;
};

/** Bytes for everything but the files: twice the longest genuine form. */
const TEXT_LIMIT = 64 * 1024;

const OWN_FIELDS = [CONSENT_FIELD, TOKEN_FIELD, HONEYPOT_FIELD, PROOF_FIELD, ANSWER_FIELD, QUESTION_FIELD];

const bodyRules = (kind: LeadKind): BodyRules => {
  const files = fileFields(kind);
  const texts = kind.fields.filter((field) => !isFileField(field)).map(({ name }) => name);
  return {
    texts: new Set([...texts, ...OWN_FIELDS, ...files.map(({ name }) => uploadedFileField(name))]),
    files: new Set(files.map(({ name }) => name)),
    limit: files.reduce((sum, { max_bytes }) => sum + max_bytes, TEXT_LIMIT),
  };
};

/** Checks origin, body, values, token, spam and rate limit, in this order. Throws only on a bug. */
export const validatePost = async (
  request: Request,
  deps: LeadServiceDependencies,
  post: FormPost,
): Promise<ValidForm | FormResponse> => {
  if (!isSameOrigin(request.headers, deps.origins)) {
    return respondWithForm(deps, await emptyForm(deps, post), "refused", [403, "otherOrigin"]);
  }
  const body = await readFormBody(request, bodyRules(post.kind));
  if (!body.ok) return respondUnread(deps, post, body.error);
  const parsed = await parseForm(deps, post, body.value);
  const { form } = parsed;
  const context = createFormContext(deps, form.subject);
  const checked = validateValues(form, context);
  if (checked.type === "invalid") return respondWithForm(deps, form, "invalid", [422, "invalid"], checked);
  if (!parsed.token.ok) return respondToTokenProblem(deps, form, parsed.token.error);
  const token = parsed.token.value;
  const refusal = (await checkSuspicion(deps, parsed, body.value, token)) ?? (await checkRate(deps, form, token));
  return refusal ?? { type: "valid", token, values: checked.values, context, form };
};

const UNREAD_STATUS = { mediaType: 415, tooLarge: 413, unreadable: 400, busy: 503 } as const;

/** The form could not be read, so the reply is an empty one. */
const respondUnread = async (
  deps: LeadServiceDependencies,
  post: FormPost,
  problem: BodyProblem,
): Promise<FormResponse> => {
  const notice = problem === "tooLarge" && fileFields(post.kind).length > 0 ? "filesTooLarge" : problem;
  const headers = problem === "busy" ? { "Retry-After": "10" } : {};
  const type = problem === "busy" ? "unavailable" : "refused";
  return respondWithForm(deps, await emptyForm(deps, post), type, [UNREAD_STATUS[problem], notice], { headers });
};

type ValidationResult =
  | { readonly type: "valid"; readonly values: Values }
  | { readonly type: "invalid"; readonly errors: Readonly<Record<string, string>> };

/** Normalised values, or one message a field. */
const validateValues = ({ kind, values, uploads }: SubmittedForm, context: FormContext): ValidationResult => {
  // The schema sees file names. A rejected file counts as present, so that it is not reported as missing too.
  const files = [...uploads.files.map(({ file }) => [file.field, file.name]), ...Object.entries(uploads.errors)];
  const checked = checkFormValues(kind, { ...values, ...Object.fromEntries(files) });
  const problems = checked.ok ? findContextProblems(kind, checked.value, context) : checked.error;
  const errors = { ...problemMessages(kind, problems), ...uploads.errors };
  return checked.ok && Object.keys(errors).length === 0
    ? { type: "valid", values: checked.value }
    : { type: "invalid", errors };
};

const respondToTokenProblem = (
  deps: LeadServiceDependencies,
  form: SubmittedForm,
  problem: FormTokenProblem,
): Promise<FormResponse> => {
  switch (problem.code) {
    case "forged":
      return respondWithForm(deps, form, "refused", [403, "renewed"]);
    case "expired":
      return respondWithForm(deps, form, "refused", [422, "expired"]);
    case "too-soon": {
      const headers = { "Retry-After": String(problem.waitSeconds) };
      return respondWithForm(deps, form, "refused", [429, "tooSoon"], { headers });
    }
  }
};

const checkSuspicion = async (
  deps: LeadServiceDependencies,
  { form, hasProof }: ParsedForm,
  body: FormBody,
  { idempotencyKey: key }: FormToken,
): Promise<FormResponse | null> => {
  const suspicion = await checkForSpam(deps, { key, client: form.client, hasProof, body, values: form.values });
  return suspicion && respondWithForm(deps, form, "refused", [422, "question"], suspicion);
};

const checkRate = async (
  deps: LeadServiceDependencies,
  form: SubmittedForm,
  { idempotencyKey: key }: FormToken,
): Promise<FormResponse | null> => {
  if (deps.rate === null) return null;
  const seconds = await clientWaitSeconds(deps, deps.rate, { counter: "form", client: form.client, key });
  if (seconds === 0) return null;
  return respondWithForm(deps, form, "refused", [429, "tooMany"], { headers: { "Retry-After": String(seconds) } });
};
