import type { Database } from "../database.ts";
import { createSharedSettings, FEED_READ_SETTING } from "../shared-settings.ts";

/** When a followed feed was last read completely, by whatever node. */
export type FeedState = {
  readonly lastRead: (feed: string) => Promise<Date | null>;
  readonly markRead: (feed: string, at: Date) => Promise<void>;
};

export const createFeedState = (database: Database): FeedState => {
  const settings = createSharedSettings(database);
  return {
    lastRead: async (feed) => {
      const at = await settings.get(FEED_READ_SETTING + feed);
      return at === null ? null : new Date(at);
    },
    markRead: (feed, at) => settings.put(FEED_READ_SETTING + feed, at.toISOString()),
  };
};
