import type { RedirectBuild, RedirectProblem, RedirectTable } from "#domain/redirects/index.ts";
import { errorMessage, mapChanges } from "#domain/shared/index.ts";
import type { Log } from "../jobs/ports.ts";
import { type ChangeCounts, type ContentReload, NO_CHANGES } from "../operations/index.ts";

export type RedirectServiceDependencies = {
  /** Throws when the file cannot be read. */
  readonly read: () => RedirectBuild;
  readonly log: Pick<Log, "info" | "warn" | "error">;
};

export type RedirectService = {
  /** The table of this moment. */
  readonly current: () => RedirectTable;
  /** Reads the file again, logs and returns what changed; the old table stays when it cannot be read. */
  readonly reload: () => RedirectReload;
};

export type RedirectReload = Pick<ContentReload, "redirects" | "problems">;

const countChanges = (before: RedirectTable, after: RedirectTable): ChangeCounts => {
  const { added, changed, removed } = mapChanges(before, after);
  return { added: added.length, changed: changed.length, removed: removed.length };
};

/** A line for the operator. */
export const describeRedirectProblem = ({ line, file = "redirects.csv", from, message }: RedirectProblem): string =>
  `${file}:${line}: ${from} ${message}`;

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
        const redirects = countChanges(current.table, next.table);
        log.info({ redirects: next.table.size, ...redirects, problems: next.problems.length }, "redirects read anew");
        current = next;
        return { redirects, problems: next.problems.map(describeRedirectProblem) };
      } catch (error) {
        const message = "redirects could not be read; the old ones stay";
        log.error({ err: error }, message);
        return { redirects: NO_CHANGES, problems: [`${message}: ${errorMessage(error)}`] };
      }
    },
  };
};
