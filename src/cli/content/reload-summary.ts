import type { ChangeCounts, NodeStatus, ReloadAnswers, ReloadReport } from "#application/operations/index.ts";
import { describeStoryProblems } from "#application/content/index.ts";
import { describeRedirectProblem } from "#application/redirects/index.ts";
import type { CliContext } from "../context.ts";
import { loadContentRedirects } from "../../shared-container/redirects.ts";
import { readMarketSettings } from "../market-settings.ts";
import { readContent } from "./read-content.ts";
import { displayPath } from "../../shared-container/display-path.ts";

/** The files that a server reads on a reload, as this command reads them. `problems`: one line each. */
type ReloadedFiles = { readonly read: readonly string[]; readonly problems: readonly string[] };

const readStories = (context: CliContext): ReloadedFiles => {
  const content = readContent(context.config.contentDir, context);
  if (!content.ok) return { read: [], problems: [content.error] };
  const count = content.value.rawStories({ draft: true }).length;
  return { read: [`${count} stories`], problems: describeStoryProblems(content.value, displayPath) };
};

const readRedirects = ({ config }: CliContext): ReloadedFiles => {
  const redirects = loadContentRedirects(config.contentDir, config.site, config.siteUrl);
  if (!redirects.ok) return { read: [], problems: [`the redirects cannot be read: ${redirects.error}`] };
  const { table, problems } = redirects.value;
  return { read: [`${table.size} redirects`], problems: problems.map(describeRedirectProblem) };
};

/** Reads stories, redirects and settings as a server does. */
export const readSiteFiles = (context: CliContext): ReloadedFiles => {
  const settings = readMarketSettings(context);
  const [stories, redirects] = [readStories(context), readRedirects(context)];
  return {
    read: [...stories.read, ...redirects.read, ...(settings.ok ? [`the settings of ${context.config.site}`] : [])],
    problems: [...stories.problems, ...redirects.problems, ...(settings.ok ? [] : settings.error)],
  };
};

const siteFilesSummary = ({ read, problems }: ReloadedFiles): string =>
  [`Read: ${read.join(", ") || "nothing"}.`, ...problems.map((problem) => `wrong: ${problem}`), ""].join("\n");

/** `files`: what the command itself has read. */
type ReloadResult = ReloadAnswers & { readonly files: ReloadedFiles; readonly waitSeconds: number };

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
