import {
  CONSENT_FIELD,
  type FileFieldDefinition,
  isFileField,
  type LeadKind,
  leadKindForSubject,
} from "#domain/forms/index.ts";
import { safeFileName, verifyUploadedFile } from "#domain/leads/index.ts";
import {
  checkFormToken,
  FORM_TTL_MS,
  type FormToken,
  type FormTokenProblem,
  isValidProof,
  proofTaskOf,
  readFormKey,
  renewFormToken,
  signFormToken,
} from "#domain/spam/index.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";
import type { LeadServiceDependencies } from "./dependencies.ts";
import type {
  FormSubmission,
  PostedForm,
  RenderedForm,
  SubmittedForm,
  Upload,
  UploadedFile,
  UploadedFiles,
} from "./submission.ts";
import { invalidMessage } from "../../strings/forms/field-messages.ts";
import { fieldStrings, leadKindStrings } from "../../strings/forms/lead-kind-strings.ts";
import { FILE_PROBLEM_MESSAGES, fileFieldLabels } from "../../strings/forms/file-field-labels.ts";
import { issueFormToken } from "./open-form.ts";

const NO_FILES: UploadedFiles = { files: [], errors: {} };

type FormKind = Pick<LeadKind, "name" | "fields">;

const fileFields = ({ fields }: FormKind): readonly FileFieldDefinition[] => fields.filter(isFileField);

type UploadDependencies = Pick<LeadServiceDependencies, "inspectFile" | "newId" | "signer" | "clock">;

/** Determines the type from the content alone. */
const inspectUpload = async (
  deps: UploadDependencies,
  field: FileFieldDefinition,
  { name, bytes }: Upload,
): Promise<Result<UploadedFile, string>> => {
  const labels = fileFieldLabels(field);
  if (bytes.byteLength > field.max_bytes) return err(labels.tooLarge);
  const { type, sha256, problem } = await deps.inspectFile(bytes);
  if (type === null || !field.types.includes(type)) return err(labels.wrongType);
  if (problem !== null) return err(FILE_PROBLEM_MESSAGES[problem]);
  const attributes = { name: safeFileName(name, type), type, bytes: bytes.byteLength, sha256 };
  const expiresAt = new Date(deps.clock.now().getTime() + FORM_TTL_MS);
  return ok({ file: { id: deps.newId(), field: field.name, ...attributes }, content: bytes, expiresAt });
};

/** The file of an earlier submission; null when the form names none. */
const findStashed = (
  deps: UploadDependencies,
  { kind, field }: { readonly kind: FormKind; readonly field: FileFieldDefinition },
  posted: PostedForm,
  key: string,
): Result<UploadedFile, string> | null => {
  const token = posted.fileTokens.get(field.name) ?? "";
  if (token === "") return null;
  const stashed = verifyUploadedFile(deps.signer, token, { key, field: field.name, now: deps.clock.now() });
  return stashed === null
    ? err(invalidMessage(field, fieldStrings(leadKindStrings(kind), field.name)))
    : ok({ ...stashed, content: null });
};

/** The files of the form with this key. A new upload replaces a stashed file. */
const collectFiles = async (
  deps: UploadDependencies,
  kind: FormKind,
  posted: PostedForm,
  key: string,
): Promise<UploadedFiles> => {
  const files: UploadedFile[] = [];
  const errors: Record<string, string> = {};
  for (const field of fileFields(kind)) {
    const upload = posted.files.get(field.name);
    const result = upload ? await inspectUpload(deps, field, upload) : findStashed(deps, { kind, field }, posted, key);
    if (result?.ok) files.push(result.value);
    else if (result) errors[field.name] = result.error;
  }
  return { files, errors };
};

/** The bytes uploaded with this request, by file id. */
export const fileContents = ({ files }: UploadedFiles): ReadonlyMap<string, Uint8Array> =>
  new Map(files.flatMap(({ file, content }) => (content === null ? [] : [[file.id, content] as const])));

export type RestoredForm = {
  readonly form: SubmittedForm;
  readonly token: Result<FormToken, FormTokenProblem>;
  /** The form carries a valid proof of work. */
  readonly hasProof: boolean;
};

/** A new form without values. */
const emptyForm = (
  deps: Pick<LeadServiceDependencies, "signer" | "newId" | "clock">,
  submission: FormSubmission,
): SubmittedForm => {
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
  deps: Pick<LeadServiceDependencies, "signer" | "clock" | "minFillSeconds">,
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
  deps: Pick<LeadServiceDependencies, "signer" | "digest" | "clock" | "minFillSeconds">,
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
  deps: Pick<LeadServiceDependencies, "signer" | "newId" | "clock">,
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

/** A new form with what was entered into another, without its files. */
export const enteredForm = (
  deps: Pick<LeadServiceDependencies, "signer" | "newId" | "clock">,
  submission: FormSubmission,
): SubmittedForm => {
  const form = emptyForm(deps, submission);
  return { ...form, values: enteredValues(form.kind, submission.posted) };
};

/** The form as it was sent, with the subject it was rendered for. */
export const restoreForm = async (
  deps: Pick<LeadServiceDependencies, "signer" | "digest" | "inspectFile" | "newId" | "clock" | "minFillSeconds">,
  submission: FormSubmission,
): Promise<RestoredForm> => {
  const { posted } = submission;
  const checked = checkToken(deps, submission);
  const form = withNewToken(deps, submission, checked.token);
  const uploads = await collectFiles(deps, form.kind, posted, readFormKey(deps.signer, form.token) ?? "");
  return { ...checked, form: { ...form, uploads, values: enteredValues(form.kind, posted) } };
};
