import { setTimeout as sleep } from "node:timers/promises";
import { createFeedSupervisor, type FeedSupervisor, type ImportProcess } from "#application/imports/index.ts";
import type { OutageMonitor } from "#application/operations/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import type { Database } from "../../adapters/database/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import { toImportMarket } from "../../composition/imports.ts";
import { startImportProcess, type ImportProcessOptions } from "../../workers/import-process.ts";
import type { ImportTask } from "../../workers/import-protocol.ts";
import type { Config } from "../config.ts";

type StockFeedDependencies = {
  readonly config: Config;
  readonly settings: Settings;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly onFailure: OutageMonitor["reportFailure"];
  /** Starts the import worker. */
  readonly start?: (task: ImportTask, options: ImportProcessOptions) => ImportProcess;
};

const createMessageLog =
  (log: Logger): ImportProcessOptions["onMessage"] =>
  (message) => {
    if (message.type === "problem") log.warn({ reason: message.reason }, "stock feed");
    else if (message.type !== "report") log.debug(message, "stock feed");
    else {
      const { status, reason, counts } = message;
      if (reason === null) log.info({ status, reason, counts }, "stock feed imported");
      else log.warn({ status, reason, counts }, "stock feed rejected; keeping the previous stock");
    }
  };

/** Runs the import worker for the configured feed; does nothing when no feed is configured. */
export const createStockFeedService = (deps: StockFeedDependencies): FeedSupervisor => {
  const { config, settings, database, clock, log, start = startImportProcess } = deps;
  if (config.stockFeed === null) return { stop: () => Promise.resolve() };
  const { dataDir, databaseUrl, siteUrl, stockFeed } = config;
  const { groupName, staff, imageHosts, guards } = toImportMarket(settings);
  const market = { groupName, staff: [...staff], imageHosts: [...imageHosts], guards };
  const { source, profile, intervalSeconds } = stockFeed;
  const task = { dataDir, databaseUrl, siteUrl, market, feed: { source, profile, intervalSeconds } };
  return createFeedSupervisor({
    lock: () => database.tryLock("stock-feed"),
    start: () =>
      start(task, { onMessage: createMessageLog(log), onErrorLine: (line) => log.debug({ line }, "stock feed") }),
    wait: (milliseconds, signal) => sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined),
    clock,
    onFailure: (reason) => {
      log.error({ reason }, "the stock feed is not followed");
      deps.onFailure("the stock feed", reason);
    },
  });
};
