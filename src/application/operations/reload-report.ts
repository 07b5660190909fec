/** Numbers of what was added, changed and removed. */
export type ChangeCounts = { readonly added: number; readonly changed: number; readonly removed: number };

/** Result of reading stories and redirects again on a node. `listed`: addresses of some of the changed stories. */
export type ContentReload = {
  readonly stories: ChangeCounts & { readonly listed: readonly string[] };
  readonly redirects: ChangeCounts;
  /** One line each: the file and the problem. */
  readonly problems: readonly string[];
  /** The problems because of which the previous state stays in force. */
  readonly failures: readonly string[];
};

/** A reload of one node: stories, redirects and settings. */
export type ReloadReport = ContentReload & {
  /** Names of the settings that changed and are in force. */
  readonly settings: readonly string[];
  /** Number of all problems; `problems` holds the first of them. */
  readonly problemCount: number;
  /** When it ended, ISO 8601. */
  readonly at: string;
  readonly milliseconds: number;
};

export const NO_CHANGES: ChangeCounts = { added: 0, changed: 0, removed: 0 };

const MAX_PROBLEMS = 50;
const MAX_PROBLEM_LENGTH = 300;

const limit = (problems: readonly string[]): readonly string[] =>
  problems.slice(0, MAX_PROBLEMS).map((problem) => problem.slice(0, MAX_PROBLEM_LENGTH));

/** The report within its limits: at most 50 problems of 300 characters. */
export const limitProblems = ({
  problems,
  failures,
}: Pick<ContentReload, "problems" | "failures">): Pick<ReloadReport, "problems" | "failures" | "problemCount"> => ({
  problems: limit(problems),
  failures: limit(failures),
  problemCount: problems.length,
});
