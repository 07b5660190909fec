import { errorMessage } from "#domain/shared/index.ts";
import type { CliContext } from "../context.ts";
import { loadContentRedirects } from "../../composition/redirects.ts";
import { readMarketSettings } from "../market-settings.ts";
import { displayPath, readContent } from "./read-content.ts";

/** What a server reads when it reloads, as this command finds it. `problems`: one line each. */
type SiteFiles = { readonly read: readonly string[]; readonly problems: readonly string[] };

const readStories = ({ config }: CliContext): SiteFiles => {
  const content = readContent(config.contentDir);
  if (!content.ok) return { read: [], problems: [content.error] };
  const { rawStories, problems, sourceLocation } = content.value;
  const lines = problems().map(({ story, field, message }) => {
    const location = sourceLocation(story, field);
    return `${location === null ? story : `${displayPath(location.file)}:${location.line}`}: ${field} ${message}`;
  });
  return { read: [`${rawStories({ draft: true }).length} stories`], problems: lines };
};

const readRedirects = ({ config }: CliContext, hosts: readonly string[]): SiteFiles => {
  try {
    const { table, problems } = loadContentRedirects(config.contentDir, hosts);
    const lines = problems.map(({ line, from, message }) => `redirects.csv:${line}: ${from} ${message}`);
    return { read: [`${table.size} redirects`], problems: lines };
  } catch (error) {
    return { read: [], problems: [`the redirects cannot be read: ${errorMessage(error)}`] };
  }
};

/** Reads stories, redirects and settings as a server does. */
export const readSiteFiles = (context: CliContext): SiteFiles => {
  const settings = readMarketSettings(context);
  const [stories, redirects] = [
    readStories(context),
    readRedirects(context, settings.ok ? settings.value.hosts.redirects : []),
  ];
  return {
    read: [...stories.read, ...redirects.read, ...(settings.ok ? [`the settings of ${context.config.site}`] : [])],
    problems: [...stories.problems, ...redirects.problems, ...(settings.ok ? [] : settings.error)],
  };
};

export const siteFilesSummary = ({ read, problems }: SiteFiles): string =>
  [`Read: ${read.join(", ") || "nothing"}.`, ...problems.map((problem) => `wrong: ${problem}`), ""].join("\n");
