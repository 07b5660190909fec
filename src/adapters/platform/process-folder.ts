import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { withErrorHandler } from "#domain/shared/index.ts";

/** True if a process of this host has the number, also one of another user. */
export const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: a process of another user.
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
};

/** The process of a folder `{prefix}{pid}-{random}`; null for other names. */
const ownerOf = (name: string, prefix: string): number | null => {
  const [, pid] = name.startsWith(prefix) ? (/^(\d+)-/.exec(name.slice(prefix.length)) ?? []) : [];
  return pid === undefined ? null : Number(pid);
};

/** Removes the folders of processes that no longer run, as far as this account may. */
const removeAbandoned = (parent: string, prefix: string): void => {
  for (const name of readdirSync(parent)) {
    const owner = ownerOf(name, prefix);
    if (owner === null || isRunning(owner)) continue;
    try {
      rmSync(join(parent, name), { recursive: true, force: true });
    } catch {
      // Another account's folder.
    }
  }
};

/**
 * Creates a folder of this process. It is removed when the process exits, or, if it is killed, by the next process that creates
 * one with the prefix.
 */
export const createProcessFolder = (parent: string, prefix: string): string => {
  removeAbandoned(parent, prefix);
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  // Else the next process that creates one removes it.
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once(
    "exit",
    withErrorHandler(remove, () => undefined),
  );
  return folder;
};
