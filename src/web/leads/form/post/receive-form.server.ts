import type { RouterContextProvider } from "react-router";
import { type FormSubmission, type PostedForm, readRenderedForm } from "#application/leads/index.ts";
import type { LeadSubject } from "#domain/leads/index.ts";
import { isSameOrigin } from "#domain/spam/index.ts";
import { ANSWER_FIELD, HONEYPOT_FIELD, PROOF_FIELD, QUESTION_FIELD, TOKEN_FIELD } from "../form-view.ts";
import { EMAIL_HINT_FIELD } from "../field-kinds/email/email-hint-field.ts";
import { CONSENT_FIELD, type FileFieldDefinition, isFileField, type LeadKind } from "#domain/forms/index.ts";
import { SHOW_SLOTS_FIELD } from "../field-kinds/slot/show-slots.ts";
import { uploadedFileField } from "../field-kinds/file/uploaded-file-view.ts";
import { readFormOf, servicesOf, visitContext } from "../../../platform/router-context/index.ts";
import type { FieldRules, FormFields, ReadForm } from "#application/site/index.ts";

const OWN_FIELDS = [
  CONSENT_FIELD,
  TOKEN_FIELD,
  HONEYPOT_FIELD,
  PROOF_FIELD,
  ANSWER_FIELD,
  QUESTION_FIELD,
  EMAIL_HINT_FIELD,
  SHOW_SLOTS_FIELD,
];

const fileFields = ({ fields }: LeadKind): readonly FileFieldDefinition[] => fields.filter(isFileField);

/** Files are accepted only after a genuine token, which is the form's first field. */
const fieldRules = (
  kind: LeadKind,
  otherTexts: readonly string[],
  isGenuine: (token: string) => boolean,
): FieldRules => {
  const files = fileFields(kind);
  const texts = kind.fields.filter((field) => !isFileField(field)).map(({ name }) => name);
  return {
    texts: new Set([...texts, ...otherTexts, ...OWN_FIELDS, ...files.map(({ name }) => uploadedFileField(name))]),
    files: new Map(files.map(({ name, max_bytes }) => [name, max_bytes])),
    acceptsFiles: (read) => isGenuine(read.get(TOKEN_FIELD) ?? ""),
  };
};

const toPostedForm = (kind: LeadKind, { texts, files }: FormFields): PostedForm => {
  const text = (name: string): string => texts.get(name) ?? "";
  return {
    token: text(TOKEN_FIELD),
    proof: text(PROOF_FIELD),
    honeypot: text(HONEYPOT_FIELD),
    question: text(QUESTION_FIELD),
    answer: text(ANSWER_FIELD),
    hintedDomain: text(EMAIL_HINT_FIELD),
    showsSlots: text(SHOW_SLOTS_FIELD) !== "",
    values: texts,
    files,
    fileTokens: new Map(fileFields(kind).map(({ name }) => [name, text(uploadedFileField(name))])),
  };
};

/** What an action gets of a post. */
export type PostArgs = { readonly request: Request; readonly context: Readonly<RouterContextProvider> };

export type PostedTo = Pick<FormSubmission, "kind" | "subjectKey"> & {
  /** Loads the subject of the page; called only if the form's token is not genuine. */
  readonly currentSubject: () => Promise<LeadSubject | null>;
  /** Names of additional texts that are not fields of the form kind. */
  readonly otherTexts?: readonly string[] | undefined;
};

/** A posted form; `renderedAt` is null unless its token is genuine. */
export type ReceivedForm = Omit<FormSubmission, "stepFields" | "lease"> & { readonly renderedAt: Date | null };

type Body = Pick<FormSubmission, "posted" | "problem">;

const readBody = async (
  read: ReadForm,
  { kind, otherTexts = [] }: PostedTo,
  isGenuine: (token: string) => boolean,
): Promise<Body> => {
  const { problem, ...fields } = await read(fieldRules(kind, otherTexts, isGenuine));
  const isAboutFiles = problem === "tooLarge" && fileFields(kind).length > 0;
  return { posted: toPostedForm(kind, fields), problem: isAboutFiles ? "filesTooLarge" : problem };
};

/** Reads a posted form; of one that comes from another site the texts, which the visitor gets back. */
export const receiveForm = async (
  { request: { headers }, context }: PostArgs,
  form: PostedTo,
): Promise<ReceivedForm> => {
  const { leads } = servicesOf(context);
  const { kind, subjectKey } = form;
  const isOwn = isSameOrigin(headers, leads.origins);
  const isGenuine = (token: string): boolean => isOwn && readRenderedForm(leads, form, token) !== null;
  const body = await readBody(readFormOf(context), form, isGenuine);
  const rendered = isOwn ? readRenderedForm(leads, form, body.posted.token) : null;
  const subject = rendered === null ? await form.currentSubject() : rendered.subject;
  return {
    kind,
    subjectKey,
    client: context.get(visitContext).client ?? "",
    headers,
    ...body,
    subject,
    renderedAt: rendered?.renderedAt ?? null,
  };
};
