import type { Database } from "../database.ts";
import { createSharedSettings, FEED_READ_SETTING, FEED_WITHOUT_LENGTH_SETTING } from "../shared-settings.ts";

/** When a followed feed was last read completely, by whatever node. */
export type FeedState = {
  readonly lastRead: (feed: string) => Promise<Date | null>;
  readonly markRead: (feed: string, at: Date) => Promise<void>;
  /** Whether the last answer of the feed's address said how long it is. */
  readonly markLength: (feed: string, hasLength: boolean) => Promise<void>;
};

export const createFeedState = (database: Database): FeedState => {
  const settings = createSharedSettings(database);
  return {
    lastRead: async (feed) => {
      const at = await settings.get(FEED_READ_SETTING + feed);
      return at === null ? null : new Date(at);
    },
    markLength: (feed, hasLength) =>
      hasLength
        ? settings.remove(FEED_WITHOUT_LENGTH_SETTING + feed)
        : settings.put(FEED_WITHOUT_LENGTH_SETTING + feed, "yes"),
    markRead: (feed, at) => settings.put(FEED_READ_SETTING + feed, at.toISOString()),
  };
};
