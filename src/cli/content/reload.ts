import { setTimeout as sleep } from "node:timers/promises";
import { type Command, InvalidArgumentError } from "commander";
import { describeStoryProblems } from "#application/content/index.ts";
import {
  awaitReload,
  type ChangeCounts,
  type NodeStatus,
  type ReloadAnswers,
  type ReloadReport,
} from "#application/operations/index.ts";
import { describeRedirectProblem } from "#application/redirects/index.ts";
import { createNodeStore, invalidateContentCache } from "../../adapters/database/index.ts";
import { displayPath } from "../../shared-container/display-path.ts";
import { loadContentRedirects } from "../../shared-container/redirects.ts";
import { command, existingDatabase, formatOption } from "../command.ts";
import { type CliContext, readMarketSettings } from "../context.ts";
import { FINDINGS } from "../failure.ts";
import { readContent } from "./read-content.ts";

const DEFAULT_WAIT_S = 30;
const MAX_WAIT_S = 600;

const HELP = `
Every running server on the database reads them within two seconds and answers what changed and what is wrong; what cannot
be read leaves the old state there. This command prints the answers. New settings take a server longer than stories: it
rebuilds its stock index. Stories of the content service are fetched afterwards, and are not in the answers.

Exit codes: 0 nothing wrong; 1 wrong usage, or no database; 2 something is wrong here or on a server, or a server that
should run, or every server, gave no answer.`;

const parseWait = (text: string): number => {
  const seconds = Number(text);
  if (Number.isInteger(seconds) && seconds >= 1 && seconds <= MAX_WAIT_S) return seconds;
  throw new InvalidArgumentError(`It must be a number of seconds from 1 to ${MAX_WAIT_S}.`);
};

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
const readSiteFiles = (context: CliContext): ReloadedFiles => {
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

const reloadSummary = ({ files, answered, silent, waitSeconds }: ReloadResult): string => {
  const lines = [
    ...answered.flatMap(describeAnswer),
    ...silent.map(
      ({ name, seenAt }) => `${name}: no answer within ${waitSeconds} s; it last said that it runs at ${seenAt}`,
    ),
    ...(answered.length + silent.length === 0 ? ["No running server answered; the next one to start reads them."] : []),
  ];
  return `${siteFilesSummary(files)}${lines.join("\n")}`;
};

const isFine = ({ files, answered, silent }: ReloadResult): boolean =>
  files.problems.length === 0 &&
  answered.length > 0 &&
  silent.length === 0 &&
  answered.every((node) => (node.reload?.problemCount ?? 0) === 0);

const reportJson = ({ problemCount, ...report }: ReloadReport) => ({ ...report, problem_count: problemCount });

const reloadJson = ({ files, answered, silent }: ReloadResult) => ({
  ...files,
  answered: answered.map(({ name, startedAt, reload }) => ({
    node: name,
    started_at: startedAt,
    reload: reload && reportJson(reload),
  })),
  silent: silent.map(({ name, seenAt }) => ({ node: name, seen_at: seenAt })),
});

/** `vitrine content reload` */
export const reloadCommand = (context: CliContext): Command =>
  command(context, {
    name: "reload",
    description:
      "Makes running servers reload stories, redirects and settings and prints their answers; SIGHUP reloads one of them.",
    help: HELP,
    parameters: [formatOption(), ["--wait <seconds>", "how long to wait for the answers", parseWait, DEFAULT_WAIT_S]],
    needs: existingDatabase,
    run: async (database, { wait }: { readonly wait: number }): Promise<ReloadResult> => {
      const files = readSiteFiles(context);
      const version = await invalidateContentCache(database);
      const dependencies = { nodes: createNodeStore(database), clock: context.clock, wait: (ms: number) => sleep(ms) };
      return { files, ...(await awaitReload(dependencies, version, wait * 1_000)), waitSeconds: wait };
    },
    table: reloadSummary,
    json: reloadJson,
    exitCode: (result) => (isFine(result) ? 0 : FINDINGS),
  });
