import type { BodyProblem, PostedForm } from "#application/leads/index.ts";
import { CONSENT_FIELD, type FileFieldDefinition, isFileField, type LeadKind } from "#domain/forms/index.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";
import { uploadedFileField } from "../field-kinds/file/uploaded-file-view.ts";
import { type BodyRules, type FormBody, readFormBody } from "./form-body.server.ts";
import { ANSWER_FIELD, HONEYPOT_FIELD, PROOF_FIELD, QUESTION_FIELD, TOKEN_FIELD } from "../form-view.ts";

/** Bytes for everything but the files: twice the longest genuine form. */
const TEXT_LIMIT = 64 * 1024;

const OWN_FIELDS = [CONSENT_FIELD, TOKEN_FIELD, HONEYPOT_FIELD, PROOF_FIELD, ANSWER_FIELD, QUESTION_FIELD];

const fileFields = ({ fields }: LeadKind): readonly FileFieldDefinition[] => fields.filter(isFileField);

const bodyRules = (kind: LeadKind): BodyRules => {
  const files = fileFields(kind);
  const texts = kind.fields.filter((field) => !isFileField(field)).map(({ name }) => name);
  return {
    texts: new Set([...texts, ...OWN_FIELDS, ...files.map(({ name }) => uploadedFileField(name))]),
    files: new Set(files.map(({ name }) => name)),
    limit: files.reduce((sum, { max_bytes }) => sum + max_bytes, TEXT_LIMIT),
  };
};

const toPostedForm = (kind: LeadKind, { texts, files }: FormBody): PostedForm => {
  const text = (name: string): string => texts.get(name) ?? "";
  return {
    token: text(TOKEN_FIELD),
    proof: text(PROOF_FIELD),
    honeypot: text(HONEYPOT_FIELD),
    question: text(QUESTION_FIELD),
    answer: text(ANSWER_FIELD),
    values: texts,
    files,
    fileTokens: new Map(fileFields(kind).map(({ name }) => [name, text(uploadedFileField(name))])),
  };
};

/** Reads the posted form of a kind. */
export const readPostedForm = async (request: Request, kind: LeadKind): Promise<Result<PostedForm, BodyProblem>> => {
  const body = await readFormBody(request, bodyRules(kind));
  if (body.ok) return ok(toPostedForm(kind, body.value));
  return err(body.error === "tooLarge" && fileFields(kind).length > 0 ? "filesTooLarge" : body.error);
};
