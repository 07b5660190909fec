import { describeStoryProblems } from "#application/content/index.ts";
import { describeRedirectProblem } from "#application/redirects/index.ts";
import type { CliContext } from "../context.ts";
import { loadContentRedirects } from "../../shared-container/redirects.ts";
import { readMarketSettings } from "../market-settings.ts";
import { readContent } from "./read-content.ts";
import { displayPath } from "../../shared-container/display-path.ts";

/** The files that a server reads on a reload, as this command reads them. `problems`: one line each. */
export type ReloadedFiles = { readonly read: readonly string[]; readonly problems: readonly string[] };

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

export const siteFilesSummary = ({ read, problems }: ReloadedFiles): string =>
  [`Read: ${read.join(", ") || "nothing"}.`, ...problems.map((problem) => `wrong: ${problem}`), ""].join("\n");
