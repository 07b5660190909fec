import type { MediaHosts } from "#domain/media/index.ts";
import { mediaHostsOf, type Settings, withContentHosts } from "#domain/site/index.ts";
import { createFeedStore, type Database } from "../../adapters/database/index.ts";
import { readFeedSources } from "../../shared-container/feed-hosts.ts";
import { environmentFeed } from "../../server/environment/config.ts";
import type { CliContext } from "../context.ts";

/** Hosts that a server with this configuration lets media of vehicles come from. `database` null: there is none. */
export const readMediaHosts = async (
  { config }: Pick<CliContext, "config">,
  settings: Pick<Settings, "hosts">,
  database: Database | null,
): Promise<MediaHosts> => {
  const store = database === null ? { list: async () => [] } : createFeedStore(database);
  const sources = await readFeedSources(store, environmentFeed(config));
  return mediaHostsOf(withContentHosts(settings, config.contentApi), sources);
};
