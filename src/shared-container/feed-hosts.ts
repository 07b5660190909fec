import type { FeedStore } from "#application/imports/ports.ts";
import type { StockFeed } from "#domain/imports/index.ts";

/**
 * Sources whose hosts need no setting for their pictures and films: those of the feeds that a server follows, paused
 * ones included, and that of the environment.
 */
export const readFeedSources = async (
  store: Pick<FeedStore, "list">,
  environmentFeed: Pick<StockFeed, "source"> | null,
): Promise<readonly string[]> => {
  const sources = (await store.list()).map(({ source }) => source);
  return environmentFeed ? [environmentFeed.source, ...sources] : sources;
};
