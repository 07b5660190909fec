import { type FileFieldDefinition, isFileField, type LeadKind } from "#domain/forms/index.ts";
import { safeFileName, verifyUploadedFile } from "#domain/leads/index.ts";
import { FORM_TTL_MS } from "#domain/spam/index.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";
import type { LeadServiceDependencies } from "./dependencies.ts";
import type { PostedForm, Upload, UploadedFile, UploadedFiles } from "./submission.ts";
import { invalidMessage } from "../../strings/forms/field-messages.ts";
import { fieldStrings, leadKindStrings } from "../../strings/forms/lead-kind-strings.ts";
import { FILE_PROBLEM_MESSAGES, fileFieldLabels } from "../../strings/forms/file-field-labels.ts";

export const NO_FILES: UploadedFiles = { files: [], errors: {} };

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
export const collectFiles = async (
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
