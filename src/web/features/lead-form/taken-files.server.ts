import {
  type FileField,
  fileWords,
  fittingName,
  FORM_TTL_MS,
  invalidMessage,
  type LeadFile,
  type LeadKind,
  openReceived,
} from "#domain/leads/index.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";
import type { FormBody, Upload } from "./form-body.server.ts";
import { receivedField } from "./form-view.ts";
import type { LeadDesk } from "./lead-desk.ts";

/** A file of a form: its bytes where they came with this post; else it waits in the stash. */
export type TakenFile = {
  readonly file: LeadFile;
  readonly content: Uint8Array | null;
  /** Until when it may wait for a form that is accepted. */
  readonly until: Date;
};

/** The files of a form that was sent. */
export type TakenFiles = {
  readonly files: readonly TakenFile[];
  /** One message a field. */
  readonly errors: Readonly<Record<string, string>>;
};

export const NO_FILES: TakenFiles = { files: [], errors: {} };

export const fileFields = ({ fields }: Pick<LeadKind, "fields">): readonly FileField[] =>
  fields.filter((field) => field.kind === "file");

type Desk = Pick<LeadDesk, "inspectFile" | "newId" | "seal" | "clock">;

/** Judges a file by its content alone. */
const judged = async (desk: Desk, field: FileField, { name, bytes }: Upload): Promise<Result<TakenFile, string>> => {
  const words = fileWords(field);
  if (bytes.byteLength > field.max_bytes) return err(words.tooLarge);
  const { type, sha256 } = await desk.inspectFile(bytes);
  if (type === null || !field.types.includes(type)) return err(words.wrongType);
  const facts = { name: fittingName(name, type), type, bytes: bytes.byteLength, sha256 };
  const until = new Date(desk.clock.now().getTime() + FORM_TTL_MS);
  return ok({ file: { id: desk.newId(), field: field.name, ...facts }, content: bytes, until });
};

/** The file that came with an earlier sending; null where none is said to have. */
const waiting = (desk: Desk, field: FileField, body: FormBody, key: string): Result<TakenFile, string> | null => {
  const sealed = body.texts.get(receivedField(field.name)) ?? "";
  if (sealed === "") return null;
  const found = openReceived(desk.seal, sealed, { key, field: field.name, now: desk.clock.now() });
  return found === null ? err(invalidMessage(field)) : ok({ ...found, content: null });
};

/** The files of the form with that key: those that came now, else those that came before. */
export const takeFiles = async (
  desk: Desk,
  kind: Pick<LeadKind, "fields">,
  body: FormBody,
  key: string,
): Promise<TakenFiles> => {
  const files: TakenFile[] = [];
  const errors: Record<string, string> = {};
  for (const field of fileFields(kind)) {
    const upload = body.files.get(field.name);
    const taken = upload ? await judged(desk, field, upload) : waiting(desk, field, body, key);
    if (taken?.ok) files.push(taken.value);
    else if (taken) errors[field.name] = taken.error;
  }
  return { files, errors };
};

/** The bytes that came with this post, by id of the file. */
export const contentsOf = ({ files }: TakenFiles): ReadonlyMap<string, Uint8Array> =>
  new Map(files.flatMap(({ file, content }) => (content === null ? [] : [[file.id, content] as const])));
