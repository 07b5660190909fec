import { FILE_GONE, FORM_TTL_MS, type LeadFile, readableSize, sealReceived } from "#domain/leads/index.ts";
import type { ReceivedFile } from "./form-view.ts";
import { inTime } from "./in-time.server.ts";
import type { LeadDesk } from "./lead-desk.ts";
import { secondsOver } from "./seconds-over.server.ts";
import type { TakenFiles } from "./taken-files.server.ts";

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
const stash = async (desk: LeadDesk, file: LeadFile, taken: TakenFiles, { client }: Whose): Promise<boolean> => {
  const content = taken.contents.get(file.id);
  if (content === undefined) return (await desk.stash.find([file.id])).length === 1;
  if ((await secondsOver(desk, STASH_RATE, { what: "stash", client, key: file.id })) > 0) return false;
  await desk.stash.keep(file, content, desk.clock.now());
  return true;
};

const kept = (desk: LeadDesk, file: LeadFile, taken: TakenFiles, whose: Whose): Promise<boolean> =>
  inTime(stash(desk, file, taken, whose), Math.min(PATIENCE_MS, desk.patienceMs ?? PATIENCE_MS)).catch(() => {
    desk.log.error({ field: file.field }, "file of a form not kept for its next sending");
    return false;
  });

/** Keeps the files of a form that is shown again, so that they need not be chosen again. */
export const keepFilesForLater = async (desk: LeadDesk, taken: TakenFiles, whose: Whose): Promise<Later> => {
  const received: Record<string, ReceivedFile> = {};
  const errors: Record<string, string> = {};
  const until = new Date(desk.clock.now().getTime() + FORM_TTL_MS);
  for (const file of taken.files) {
    const { field, name, bytes } = file;
    if (await kept(desk, file, taken, whose)) {
      received[field] = { name, size: readableSize(bytes), sealed: sealReceived(desk.seal, whose.key, file, until) };
    } else errors[field] = FILE_GONE;
  }
  return { received, errors };
};
