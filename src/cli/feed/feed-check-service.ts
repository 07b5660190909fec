import { createFeedCheck } from "#application/imports/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import { createCatalogueRepository, type Database } from "../../adapters/database/index.ts";
import { FEED_PROFILES, readFeed } from "../../adapters/feeds/index.ts";
import { sha256Digest } from "../../adapters/signing/index.ts";

type FeedCheckOptions = {
  readonly clock: Clock;
  /** Null: there is no database here. */
  readonly openDatabase: () => Promise<Database | null>;
};

/** The check of a feed, with the group's locations where there is a database. */
export const createFeedCheckService = ({ clock, openDatabase }: FeedCheckOptions): ReturnType<typeof createFeedCheck> =>
  createFeedCheck({
    profiles: FEED_PROFILES,
    readFeed,
    digest: sha256Digest,
    clock,
    readLocations: async () => {
      const database = await openDatabase();
      if (database === null) return null;
      try {
        return await createCatalogueRepository(database).locations.all();
      } finally {
        await database.close();
      }
    },
  });
