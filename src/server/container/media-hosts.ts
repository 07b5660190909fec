import type { Scheduler } from "#application/jobs/ports.ts";
import type { MediaHosts } from "#domain/media/index.ts";
import { mediaHostsOf, type Settings } from "#domain/site/index.ts";
import { createFeedStore, type Database, FEEDS_SUBJECT, watchVersion } from "../../adapters/database/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import { readFeedSources } from "../../shared-container/feed-hosts.ts";
import { type Config, environmentFeed } from "../environment/config.ts";

type MediaHostDependencies = {
  readonly config: Config;
  readonly database: Database;
  readonly settings: Pick<Settings, "hosts">;
  readonly scheduler: Pick<Scheduler, "schedule">;
  readonly log: Pick<Logger, "error">;
  /** Called when a feed was added or removed. */
  readonly onChange: () => void;
};

export type WatchedMediaHosts = { readonly current: () => MediaHosts; readonly stop: () => Promise<void> };

/** The hosts that media of vehicles may come from; they follow the feeds that commands add and remove. */
export const watchMediaHosts = async (deps: MediaHostDependencies): Promise<WatchedMediaHosts> => {
  const { config, database, settings, scheduler, log, onChange } = deps;
  const store = createFeedStore(database);
  const read = async (): Promise<MediaHosts> =>
    mediaHostsOf(settings, await readFeedSources(store, environmentFeed(config)));
  let current = mediaHostsOf(settings, []);
  const onVersion = async (): Promise<void> => {
    current = await read();
    onChange();
  };
  const watch = await watchVersion(database, FEEDS_SUBJECT, onVersion, {
    scheduler,
    onError: (error) => log.error({ err: error }, "the hosts of the feeds could not be read"),
  });
  // After the watch has begun: no change in between is lost.
  current = await read();
  return { current: () => current, stop: watch.stop };
};
