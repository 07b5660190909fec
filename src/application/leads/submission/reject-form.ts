import { errorCode } from "#domain/shared/index.ts";
import { displayableValues } from "#domain/forms/index.ts";
import { readFormKey } from "#domain/spam/index.ts";
import { type LeadServiceDependencies, withTimeout } from "./dependencies.ts";
import { openForm } from "./open-form.ts";
import { signUploadedFile } from "#domain/leads/index.ts";
import { clientWaitSeconds } from "./spam-check.ts";
import { FILE_EXPIRED_MESSAGE } from "../../strings/forms/file-field-labels.ts";
import type {
  RejectedForm,
  RejectionReason,
  StashedFile,
  SubmittedForm,
  UploadedFile,
  UploadedFiles,
} from "./submission.ts";

/** Mistakes of a visitor and failures of the site; every other rejection is a refusal, which an operator may look into. */
const NO_REFUSALS: ReadonlySet<RejectionReason["code"]> = new Set([
  "invalid",
  "emailHint",
  "slots",
  "slotTaken",
  "vehicleSold",
  "vehicleReserved",
  "vehicleRemoved",
  "vehiclesSold",
  "vehiclesRemoved",
  "offersChanged",
  "offersRemoved",
  "unavailable",
]);

const logRefusal = (
  { log }: Pick<LeadServiceDependencies, "log">,
  { kind }: SubmittedForm,
  reason: RejectionReason,
): void => {
  if (NO_REFUSALS.has(reason.code)) return;
  const cause = reason.code === "question" ? { cause: reason.cause } : {};
  log.info({ event: "refusal", kind: kind.name, reason: reason.code, ...cause }, "form refused");
};

type StashResult = {
  readonly files: Readonly<Record<string, StashedFile>>;
  /** One message for each file that has to be chosen again. */
  readonly errors: Readonly<Record<string, string>>;
};

type StashOwner = { readonly key: string; readonly client: string };

/** Limits the files of one client, so that unsent forms cannot fill the disk. */
const STASH_RATE = { limit: 20, seconds: 3600 };

const TIMEOUT_MS = 5000;

/** False when the file is not in the stash and the client may not add it. */
const stashFile = async (
  deps: LeadServiceDependencies,
  { file, content }: UploadedFile,
  { client }: StashOwner,
): Promise<boolean> => {
  if (content === null) return (await deps.stash.find([file.id])).length === 1;
  if ((await clientWaitSeconds(deps, STASH_RATE, { counter: "stash", client, key: file.id })) > 0) return false;
  await deps.stash.save(file, content, deps.clock.now());
  return true;
};

const tryStash = (deps: LeadServiceDependencies, upload: UploadedFile, owner: StashOwner): Promise<boolean> =>
  withTimeout(stashFile(deps, upload, owner), Math.min(TIMEOUT_MS, deps.timeoutMs ?? TIMEOUT_MS)).catch(
    (error: unknown) => {
      deps.log.error({ field: upload.file.field, error: errorCode(error) }, "failed to stash an uploaded file");
      return false;
    },
  );

/** Stashes the files of a form that goes back to the visitor, so that they need not be chosen again. */
const stashFiles = async (
  deps: LeadServiceDependencies,
  { files }: UploadedFiles,
  owner: StashOwner,
): Promise<StashResult> => {
  const stashed: Record<string, StashedFile> = {};
  const errors: Record<string, string> = {};
  for (const upload of files) {
    const { field, name, bytes } = upload.file;
    if (await tryStash(deps, upload, owner)) {
      const token = signUploadedFile(deps.signer, owner.key, upload.file, upload.expiresAt);
      stashed[field] = { name, bytes, token };
    } else errors[field] = FILE_EXPIRED_MESSAGE;
  }
  return { files: stashed, errors };
};

/** Returns a form to the visitor; stashes its files for the next submission. Logs a refusal. */
export const rejectForm = async (
  deps: LeadServiceDependencies,
  form: SubmittedForm,
  reason: RejectionReason,
  errors: Readonly<Record<string, string>> = {},
): Promise<RejectedForm> => {
  const { kind, subject, token, uploads, client } = form;
  logRefusal(deps, form, reason);
  const stashed = await stashFiles(deps, uploads, { key: readFormKey(deps.signer, token) ?? "", client });
  return {
    type: "rejected",
    reason,
    form: await openForm(deps, { kind, subject }, token),
    values: displayableValues(kind, form.values),
    errors: { ...stashed.errors, ...errors },
    files: uploads.files.length > 0 ? stashed.files : null,
  };
};
