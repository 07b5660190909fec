import type { FileContentSource } from "#application/content/ports.ts";
import type { Scheduler } from "#application/jobs/ports.ts";
import { createPurgeGuard } from "#application/retention/index.ts";
import type { PageHandler, SiteServices } from "#application/site/index.ts";
import { createPaths, type Settings, withContentHosts } from "#domain/site/index.ts";
import {
  createPurgeState,
  createSharedSettings,
  openDatabase,
  SITE_URL_SETTING,
} from "../../adapters/database/index.ts";
import type { HttpTransport } from "../../adapters/platform/http/transport.ts";
import { removeUnfinishedFiles } from "../../adapters/platform/files/private-file.ts";
import { MARKET_SETTINGS } from "../../shared-container/settings.ts";
import type { Config } from "../environment/config.ts";
import { createChangeEvents } from "./change-events.ts";
import type { Lifecycle, LogOptions, Observability } from "./observability.ts";

/** Files that threads and processes of the site start with, other than the sources or those of the program that it is part of. */
type Workers = { readonly index: URL; readonly imports: URL };

export type ContainerOptions = LogOptions & {
  /** By default they are read from the file; throws if they are invalid. */
  readonly settings?: Settings;
  /** Stories of the previous container, with the last valid version of each. */
  readonly contentFiles?: FileContentSource;
  /** Called when all nodes have to reload their files; by default the container reloads its own content. */
  readonly requestReload?: (version: number) => void;
  /** Creates the page handler; development supplies its own. */
  readonly loadPages?: (services: SiteServices) => Promise<PageHandler>;
  /** Folder of the built pages; by default `build`. */
  readonly buildFolder?: string;
  /** Requests pictures of other hosts; by default at public addresses only. */
  readonly pictureTransport?: HttpTransport;
  /** By default beside this code. */
  readonly workers?: Workers;
  /** How often deliveries are looked for that another process has written; by default every five seconds. */
  readonly outboxIntervalMs?: number;
};

/**
 * What every feature of the site is made of. A feature names the parts that it uses:
 * `Pick<Foundation, "database" | "clock">`.
 */
export type Foundation = Awaited<ReturnType<typeof createFoundation>>;

export const createFoundation = async (
  config: Config,
  { log, requestLog, metrics }: Observability,
  options: ContainerOptions,
  scheduler: Scheduler,
  { started }: Lifecycle,
) => {
  for (const reason of config.groupWarnings) log.warn({ reason }, "a folder is at its deprecated path of version 1.0");
  for (const reason of config.environmentWarnings) log.warn({ reason }, "suspicious environment variable");
  const settings = withContentHosts(options.settings ?? MARKET_SETTINGS.require(config), config.contentApi);
  const database = await openDatabase({ dataDir: config.dataDir, url: config.databaseUrl });
  started({ stop: database.close });
  await removeUnfinishedFiles(config.dataDir);
  const clock = { now: () => new Date() };
  const memory = createPurgeState(database);
  const guard = createPurgeGuard({ memory, clock, monotonicMs: () => performance.now() });
  await guard.observe();
  const { onChange, emitChange } = createChangeEvents((error) => log.error({ err: error }, "a change listener failed"));
  return {
    config,
    options,
    settings,
    paths: createPaths(settings.segments),
    clock,
    guard,
    readPurgeHold: memory.hold,
    /** Once the start is not refused: the next one knows that the site was public. */
    saveSiteUrl: async (): Promise<void> => {
      if (config.isSiteUrlSet) await createSharedSettings(database).put(SITE_URL_SETTING, config.siteUrl);
    },
    database,
    scheduler,
    log,
    requestLog,
    metrics,
    onChange,
    emitChange,
  };
};
