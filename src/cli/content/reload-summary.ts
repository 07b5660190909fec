import type { ChangeCounts, NodeStatus, ReloadAnswers, ReloadReport } from "#application/operations/index.ts";
import { type ReloadedFiles, siteFilesSummary } from "./site-files.ts";

/** `files`: what the command itself has read. */
export type ReloadResult = ReloadAnswers & { readonly files: ReloadedFiles; readonly waitSeconds: number };

/** "stories: 1 added, 2 changed"; empty without a change. */
const describeCounts = (name: string, { added, changed, removed }: ChangeCounts): readonly string[] => {
  const parts = Object.entries({ added, changed, removed }).flatMap(([verb, n]) => (n === 0 ? [] : [`${n} ${verb}`]));
  return parts.length === 0 ? [] : [`${name}: ${parts.join(", ")}`];
};

const describeChanges = ({ stories, redirects, settings }: ReloadReport): string => {
  const listed = stories.listed.length === 0 ? "" : ` (${stories.listed.join(", ")})`;
  const changes = [
    ...describeCounts("stories", stories).map((text) => `${text}${listed}`),
    ...describeCounts("redirects", redirects),
    ...(settings.length === 0 ? [] : [`settings: ${settings.join(", ")}`]),
  ];
  return changes.join("; ") || "nothing changed";
};

const describeProblems = ({ problems, problemCount }: ReloadReport): readonly string[] => {
  const rest = problemCount - problems.length;
  return [...problems.map((problem) => `  wrong: ${problem}`), ...(rest > 0 ? [`  and ${rest} more`] : [])];
};

const describeAnswer = ({ name, reload, startedAt }: NodeStatus): readonly string[] => {
  if (reload === null) return [`${name}: has read everything at its start, ${startedAt}`];
  const seconds = (reload.milliseconds / 1_000).toFixed(1);
  return [`${name}: ${describeChanges(reload)} (${seconds} s)`, ...describeProblems(reload)];
};

export const reloadSummary = ({ files, answered, silent, waitSeconds }: ReloadResult): string => {
  const lines = [
    ...answered.flatMap(describeAnswer),
    ...silent.map(
      ({ name, seenAt }) => `${name}: no answer within ${waitSeconds} s; it last said that it runs at ${seenAt}`,
    ),
    ...(answered.length + silent.length === 0 ? ["No running server answered; the next one to start reads them."] : []),
  ];
  return `${siteFilesSummary(files)}${lines.join("\n")}\n`;
};

export const reloadJson = ({ files, answered, silent }: ReloadResult): object => ({
  ...files,
  answered: answered.map(({ name, startedAt, reload }) => ({ node: name, started_at: startedAt, reload })),
  silent: silent.map(({ name, seenAt }) => ({ node: name, seen_at: seenAt })),
});
