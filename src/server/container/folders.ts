import { createLastKnown } from "#application/operations/index.ts";
import { findUnusablePath } from "../../adapters/platform/usable-path.mjs";
import type { Foundation } from "./foundation.ts";

const FRESH_MS = 30_000;

/**
 * Looks whether this account can write pictures and backups, without which the site serves; English sentences, empty if it can.
 * Each is logged once.
 */
export const wireFolderCheck = ({
  config,
  log,
  scheduler,
}: Pick<Foundation, "config" | "log" | "scheduler">): (() => Promise<readonly string[]>) => {
  let known: ReadonlySet<string> = new Set();
  const look = async (): Promise<readonly string[]> => {
    const media = findUnusablePath(config.mediaDir);
    const backups = config.backups === null ? null : findUnusablePath(config.backups.folder, () => false);
    const problems = [
      ...(media === null ? [] : [`pictures cannot be stored in MEDIA_DIR: ${media}`]),
      ...(backups === null ? [] : [`no backup can be made in BACKUP_DIR: ${backups}`]),
    ];
    for (const reason of problems)
      if (!known.has(reason)) log.error({ reason }, "a folder cannot be used; the site serves");
    known = new Set(problems);
    return problems;
  };
  const ask = createLastKnown({ read: look, initial: [], freshMs: FRESH_MS, monotonicMs: () => performance.now() });
  scheduler.schedule({
    run: () => ask(),
    onError: (error) => log.error({ err: error }, "failed to check the folders of pictures and backups"),
    intervalMs: 2 * FRESH_MS,
    firstAfterMs: 0,
  });
  return async () => (await ask()).value;
};
