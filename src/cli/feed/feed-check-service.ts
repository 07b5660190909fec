import { createFeedCheck } from "#application/imports/index.ts";
import { DEFAULT_IMPORT_GUARDS } from "#domain/imports/index.ts";
import {
  createCatalogueRepository,
  createStockWriter,
  readFeedVehicles,
  type Database,
} from "../../adapters/database/index.ts";
import { FEED_PROFILES, readFeed, storeFeed } from "../../adapters/feeds/index.ts";
import { sha256Digest } from "../../adapters/signing/index.ts";
import type { CliContext } from "../context.ts";
import { createCommandUser } from "../import/with-imports.ts";
import { readMarketSettings } from "../market-settings.ts";
import { readMediaHosts } from "../media/media-hosts.ts";

/**
 * The check of a feed, with the group's locations where there is a database. `isCompared`: against the stock, by the
 * guards of the market's imports.
 */
export const createFeedCheckService = (
  context: CliContext,
  database: Database | null,
  isCompared: boolean,
): ReturnType<typeof createFeedCheck> => {
  const { clock } = context;
  const user = createCommandUser(context, "feed check");
  const settings = readMarketSettings(context);
  const guards = settings.ok ? settings.value.imports.guards : DEFAULT_IMPORT_GUARDS;
  return createFeedCheck({
    profiles: FEED_PROFILES,
    readFeed,
    storeFeed,
    digest: sha256Digest,
    clock,
    readLocations: async () => (database === null ? null : createCatalogueRepository(database).locations.all()),
    readFeedVehicles: database === null ? null : (feed) => readFeedVehicles(database, feed),
    readMediaHosts: async () => (settings.ok ? readMediaHosts(context, settings.value, database) : null),
    stock:
      database !== null && isCompared
        ? {
            stock: createStockWriter(database, clock, { user }),
            guards,
            brands: createCatalogueRepository(database).brands,
          }
        : null,
  });
};
