import {
  type AddressRules,
  buildRedirects,
  compareLines,
  type RedirectBuild,
  type RedirectProblem,
  type RedirectResult,
  type RedirectTable,
  resolveRedirect,
} from "#domain/redirects/index.ts";
import { ConfigurationError, mapChanges, ok, type Result } from "#domain/shared/index.ts";
import type { Log } from "../jobs/ports.ts";
import { type ChangeCounts, type ContentReload, NO_CHANGES } from "../operations/index.ts";
import { hasCanonicalForm, type Settings, withActiveSegments } from "#domain/site/index.ts";
import { isMake, type MakeDependencies } from "../stock/index.ts";
import type { ReadRedirects } from "./ports.ts";

/** The resolved redirects and all problems by line. `ownHost`: host of the site, empty if it is not known. */
export const loadRedirects = (read: ReadRedirects, ownHost = ""): Result<RedirectBuild, string> => {
  if (!read.ok) return read;
  const { rows, problems: rejected } = read.value;
  const { table, problems, chains, lines } = buildRedirects(rows, ownHost);
  return ok({ table, problems: [...rejected, ...problems].toSorted(compareLines), chains, lines });
};

type AddressDependencies = MakeDependencies & {
  readonly redirects: () => RedirectTable;
  readonly settings: Pick<Settings, "segments">;
};

/** Requests an address of the site. */
export type ProbeAddress = AddressRules["probe"];

/** The redirect of an old address, or of one that is not written as that of its page; null: none. */
export const resolveAddress = (
  { redirects, settings, ...makes }: AddressDependencies,
  address: { readonly pathname: string; readonly search: string },
  probe: ProbeAddress,
): Promise<RedirectResult | null> =>
  resolveRedirect(redirects(), address, {
    toActivePath: (pathname) => withActiveSegments(pathname, settings.segments, (slug) => isMake(makes, slug)),
    hasCanonicalForm,
    probe,
  });

type RedirectServiceDependencies = {
  /** The error says why the file cannot be read. */
  readonly read: () => Result<RedirectBuild, string>;
  readonly log: Pick<Log, "info" | "warn" | "error">;
};

export type RedirectService = {
  /** The table of this moment. */
  readonly current: () => RedirectTable;
  /** Reads the file again, logs and returns what changed; the old table stays when it cannot be read. */
  readonly reload: () => Pick<ContentReload, "redirects" | "problems" | "failures">;
};

const countChanges = (before: RedirectTable, after: RedirectTable): ChangeCounts => {
  const { added, changed, removed } = mapChanges(before, after);
  return { added: added.length, changed: changed.length, removed: removed.length };
};

/** A line for the operator. */
export const describeRedirectProblem = ({ line, file = "redirects.csv", from, message }: RedirectProblem): string =>
  `${file}:${line}: ${from} ${message}`;

/** Old addresses in memory. Throws a `ConfigurationError` when their file cannot be read at the start. */
export const createRedirectService = ({ read, log }: RedirectServiceDependencies): RedirectService => {
  const warn = (problems: readonly RedirectProblem[]): void => {
    for (const problem of problems) log.warn(problem, "redirect has no valid target; answering 404");
  };
  const first = read();
  if (!first.ok) throw new ConfigurationError(first.error);
  let current = first.value;
  warn(current.problems);
  return {
    current: () => current.table,
    reload: () => {
      const next = read();
      if (!next.ok) {
        const message = "failed to read redirects; keeping the previous ones";
        log.error({ problems: [next.error] }, message);
        const failures = [`${message}: ${next.error}`];
        return { redirects: NO_CHANGES, problems: failures, failures };
      }
      const { table, problems } = next.value;
      warn(problems);
      const redirects = countChanges(current.table, table);
      log.info({ redirects: table.size, ...redirects, problems: problems.length }, "redirects reloaded");
      current = next.value;
      return { redirects, problems: problems.map(describeRedirectProblem), failures: [] };
    },
  };
};
