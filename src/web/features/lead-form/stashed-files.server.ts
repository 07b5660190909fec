import { FILE_GONE, readableSize, sealReceived } from "#domain/leads/index.ts";
import type { ReceivedFile } from "./form-view.ts";
import { inTime } from "./in-time.server.ts";
import type { LeadDesk } from "./lead-desk.ts";
import { secondsOver } from "./seconds-over.server.ts";
import type { TakenFile, TakenFiles } from "./taken-files.server.ts";

type Later = {
  readonly received: Readonly<Record<string, ReceivedFile>>;
  /** Of those that have to be chosen again. */
  readonly errors: Readonly<Record<string, string>>;
};

type Whose = { readonly key: string; readonly client: string };

/** So many files wait for one client's forms: nobody fills the disk with what is never sent. */
const STASH_RATE = { most: 20, seconds: 3600 };

const PATIENCE_MS = 5000;

/** Whether the file waits from now on, or did already. */
const stash = async (desk: LeadDesk, { file, content }: TakenFile, { client }: Whose): Promise<boolean> => {
  if (content === null) return (await desk.stash.find([file.id])).length === 1;
  if ((await secondsOver(desk, STASH_RATE, { what: "stash", client, key: file.id })) > 0) return false;
  await desk.stash.keep(file, content, desk.clock.now());
  return true;
};

const kept = (desk: LeadDesk, taken: TakenFile, whose: Whose): Promise<boolean> =>
  inTime(stash(desk, taken, whose), Math.min(PATIENCE_MS, desk.patienceMs ?? PATIENCE_MS)).catch(() => {
    desk.log.error({ field: taken.file.field }, "file of a form not kept for its next sending");
    return false;
  });

/** Keeps the files of a form that is shown again, so that they need not be chosen again. */
export const keepFilesForLater = async (desk: LeadDesk, { files }: TakenFiles, whose: Whose): Promise<Later> => {
  const received: Record<string, ReceivedFile> = {};
  const errors: Record<string, string> = {};
  for (const taken of files) {
    const { field, name, bytes } = taken.file;
    if (await kept(desk, taken, whose)) {
      const sealed = sealReceived(desk.seal, whose.key, taken.file, taken.until);
      received[field] = { name, size: readableSize(bytes), sealed };
    } else errors[field] = FILE_GONE;
  }
  return { received, errors };
};
