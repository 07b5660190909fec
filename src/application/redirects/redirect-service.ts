import type { RedirectBuild, RedirectProblem, RedirectTable } from "#domain/redirects/index.ts";
import { mapChanges } from "#domain/shared/index.ts";
import type { Log } from "../jobs/ports.ts";

export type RedirectServiceDependencies = {
  /** Throws when the file cannot be read. */
  readonly read: () => RedirectBuild;
  readonly log: Pick<Log, "info" | "warn" | "error">;
};

export type RedirectService = {
  /** The table of this moment. */
  readonly current: () => RedirectTable;
  /** Reads the file again and logs what changed; the old table stays when it cannot be read. */
  readonly reload: () => void;
};

const countChanges = (before: RedirectTable, after: RedirectTable) => {
  const { added, changed, removed } = mapChanges(before, after);
  return { redirects: after.size, added: added.length, changed: changed.length, removed: removed.length };
};

/** Old addresses in memory. Throws when their file cannot be read at the start. */
export const createRedirectService = ({ read, log }: RedirectServiceDependencies): RedirectService => {
  const warn = (problems: readonly RedirectProblem[]): void => {
    for (const problem of problems) log.warn(problem, "redirect leads nowhere and is answered 404");
  };
  let current = read();
  warn(current.problems);
  return {
    current: () => current.table,
    reload: () => {
      try {
        const next = read();
        warn(next.problems);
        log.info({ ...countChanges(current.table, next.table), problems: next.problems.length }, "redirects read anew");
        current = next;
      } catch (error) {
        log.error({ err: error }, "redirects could not be read; the old ones stay");
      }
    },
  };
};
