import {
  findPublicStartProblems,
  findUnwrittenPages,
  isPublicSiteUrl,
  type PublicStartProblem,
} from "#application/site/index.ts";
import type { Catalogue, Stock } from "#application/stock/index.ts";
import type { ContentSource } from "#application/content/ports.ts";
import { senderOf } from "#domain/site/index.ts";
import { createFeedStore, createSharedSettings, SITE_URL_SETTING } from "../../adapters/database/index.ts";
import { readFeedSources } from "../../shared-container/feed-hosts.ts";
import { settingsFileName } from "../../shared-container/settings.ts";
import { environmentFeed } from "../environment/config.ts";
import type { Foundation } from "./foundation.ts";

type Features = {
  readonly catalogue: () => Catalogue;
  readonly content: { readonly content: Pick<ContentSource, "stories" | "shell"> };
  readonly stock: { readonly stock: Pick<Stock, "index"> };
};

/** What this site must not have at its public address, as it would be served now; nothing is read elsewhere. */
export const checkPublicStart = async (
  { config, settings, database, log }: Pick<Foundation, "config" | "settings" | "database" | "log">,
  { catalogue, content, stock }: Features,
): Promise<readonly PublicStartProblem[]> => {
  if (!isPublicSiteUrl(config.siteUrl)) return [];
  const before = await createSharedSettings(database).get(SITE_URL_SETTING);
  const wasPublic = before !== null && isPublicSiteUrl(before);
  const stories = await content.content.stories();
  const unwritten = wasPublic ? findUnwrittenPages(stories) : null;
  if (unwritten !== null) log.warn({ reason: unwritten.what }, "a page is not written yet");
  const sources = await readFeedSources(createFeedStore(database), environmentFeed(config));
  return findPublicStartProblems({
    smtpUrl: config.smtpUrl,
    mailFrom: config.mailFrom ?? senderOf(settings),
    settingsFile: settingsFileName(config),
    settings,
    stories,
    wasPublic,
    shell: await content.content.shell(),
    locations: catalogue().locations,
    vehicles: stock.stock.index().size,
    feeds: sources.length,
  });
};
