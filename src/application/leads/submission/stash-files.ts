import { signUploadedFile } from "#domain/leads/index.ts";
import { withTimeout } from "./with-timeout.ts";
import type { LeadServiceDependencies } from "./dependencies.ts";
import { clientWaitSeconds } from "./spam-check.ts";
import type { StashedFile, UploadedFile, UploadedFiles } from "./submission.ts";
import { FILE_EXPIRED_MESSAGE } from "../../strings/forms/file-field-labels.ts";

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
  withTimeout(stashFile(deps, upload, owner), Math.min(TIMEOUT_MS, deps.timeoutMs ?? TIMEOUT_MS)).catch(() => {
    deps.log.error({ field: upload.file.field }, "failed to stash an uploaded file");
    return false;
  });

/** Stashes the files of a form that goes back to the visitor, so that they need not be chosen again. */
export const stashFiles = async (
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
