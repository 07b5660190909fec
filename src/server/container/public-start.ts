import { findPublicStartProblems, isPublicSiteUrl, type PublicStartProblem } from "#application/site/index.ts";
import type { Catalogue } from "#application/stock/index.ts";
import type { ContentSource } from "#application/content/ports.ts";
import { senderOf, type Settings } from "#domain/site/index.ts";
import { createFeedStore, type Database } from "../../adapters/database/index.ts";
import { readFeedSources } from "../../shared-container/feed-hosts.ts";
import { settingsFileName } from "../../shared-container/settings.ts";
import { type Config, environmentFeed } from "../environment/config.ts";

type Foundation = { readonly config: Config; readonly settings: Settings; readonly database: Database };

type Features = {
  readonly catalogue: () => Catalogue;
  readonly content: { readonly content: Pick<ContentSource, "stories" | "shell"> };
  readonly stock: { readonly stock: { readonly size: () => number } };
};

/** What this site must not have at its public address, as it would be served now; nothing is read elsewhere. */
export const checkPublicStart = async (
  { config, settings, database }: Foundation,
  { catalogue, content, stock }: Features,
): Promise<readonly PublicStartProblem[]> => {
  if (!isPublicSiteUrl(config.siteUrl)) return [];
  const sources = await readFeedSources(createFeedStore(database), environmentFeed(config));
  return findPublicStartProblems({
    smtpUrl: config.smtpUrl,
    mailFrom: config.mailFrom ?? senderOf(settings),
    settingsFile: settingsFileName(config),
    settings,
    stories: await content.content.stories(),
    shell: await content.content.shell(),
    locations: catalogue().locations,
    vehicles: stock.stock.size(),
    feeds: sources.length,
  });
};
