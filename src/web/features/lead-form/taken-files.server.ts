import {
  type FileField,
  fileWords,
  fittingName,
  invalidMessage,
  type LeadFile,
  type LeadKind,
  openReceived,
} from "#domain/leads/index.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";
import type { FormBody, Upload } from "./form-body.server.ts";
import { receivedField } from "./form-view.ts";
import type { LeadDesk } from "./lead-desk.ts";

/** The files of a form that was sent. */
export type TakenFiles = {
  readonly files: readonly LeadFile[];
  /** By id, the bytes of those that came with this post; the others wait in the stash. */
  readonly contents: ReadonlyMap<string, Uint8Array>;
  /** One message a field. */
  readonly errors: Readonly<Record<string, string>>;
};

export const NO_FILES: TakenFiles = { files: [], contents: new Map(), errors: {} };

export const fileFields = ({ fields }: Pick<LeadKind, "fields">): readonly FileField[] =>
  fields.filter((field) => field.kind === "file");

/** Judges a file by its content alone. */
const judged = async (desk: LeadDesk, field: FileField, { name, bytes }: Upload): Promise<Result<LeadFile, string>> => {
  const words = fileWords(field);
  if (bytes.byteLength > field.max_bytes) return err(words.tooLarge);
  const { type, sha256 } = await desk.inspectFile(bytes);
  if (type === null || !field.types.includes(type)) return err(words.wrongType);
  const id = desk.newId();
  return ok({ id, field: field.name, name: fittingName(name, type), type, bytes: bytes.byteLength, sha256 });
};

/** The file that came with an earlier sending; null where none is said to have. */
const waiting = (desk: LeadDesk, field: FileField, body: FormBody, key: string): Result<LeadFile, string> | null => {
  const sealed = body.texts.get(receivedField(field.name)) ?? "";
  if (sealed === "") return null;
  const file = openReceived(desk.seal, sealed, { key, field: field.name, now: desk.clock.now() });
  return file === null ? err(invalidMessage(field)) : ok(file);
};

/** The files of the form with that key: those that came now, else those that came before. */
export const takeFiles = async (
  desk: LeadDesk,
  kind: Pick<LeadKind, "fields">,
  body: FormBody,
  key: string,
): Promise<TakenFiles> => {
  const files: LeadFile[] = [];
  const contents = new Map<string, Uint8Array>();
  const errors: Record<string, string> = {};
  for (const field of fileFields(kind)) {
    const upload = body.files.get(field.name);
    const file = upload ? await judged(desk, field, upload) : waiting(desk, field, body, key);
    if (file === null) continue;
    if (!file.ok) {
      errors[field.name] = file.error;
      continue;
    }
    files.push(file.value);
    if (upload) contents.set(file.value.id, upload.bytes);
  }
  return { files, contents, errors };
};
