import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { isRunning } from "../src/adapters/platform/is-running.ts";

/** `vitrine-tests-<pid>-<random>`: the process that created the folder is its owner. */
const RUN_FOLDER = /^vitrine-tests-(\d+)-/;

/** Removes the folders of runs whose owner no longer lives, as far as this account may. */
const removeAbandonedRunFolders = (parent: string): void => {
  for (const name of readdirSync(parent)) {
    const [, pid] = RUN_FOLDER.exec(name) ?? [];
    if (pid === undefined || isRunning(Number(pid))) continue;
    try {
      rmSync(join(parent, name), { recursive: true, force: true });
    } catch {
      // Another account's folder.
    }
  }
};

/**
 * Creates the folder that holds all temporary files of this process and its children, unless the parent process has
 * created one. It is removed when this process exits, or by the next run if this one is killed.
 */
export const useRunFolder = (): void => {
  // A site refuses a data folder that other accounts may use.
  process.umask(0o077);
  const parent = tmpdir();
  if (RUN_FOLDER.test(parent.slice(dirname(parent).length + 1))) return;
  mkdirSync(parent, { recursive: true });
  removeAbandonedRunFolders(parent);
  const folder = mkdtempSync(join(parent, `vitrine-tests-${process.pid}-`));
  process.env["TMPDIR"] = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
};
