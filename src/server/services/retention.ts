import { join } from "node:path";
import { purge } from "#domain/privacy/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import { createAlertRepository, createLeadRepository, type Database } from "../../adapters/database/index.ts";
import { createMailFolder } from "../../adapters/delivery/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import type { Config } from "../config.ts";

type RetentionDependencies = {
  readonly config: Pick<Config, "dataDir">;
  readonly database: Database;
  readonly settings: Pick<Settings, "retention">;
  readonly clock: Clock;
  readonly log: Logger;
};

/** In milliseconds. The first run waits until the server has started. */
export type PurgeSchedule = { readonly firstAfterMs: number; readonly intervalMs: number };

const DAILY: PurgeSchedule = { firstAfterMs: 60_000, intervalMs: 24 * 3_600_000 };

const purgeOnce = async (deps: RetentionDependencies, shouldContinue: () => boolean): Promise<void> => {
  const { config, database, settings, clock, log } = deps;
  // Another node holds the lock.
  const lock = await database.tryLock("retention");
  if (lock === null) return;
  const leads = createLeadRepository(database);
  const alerts = createAlertRepository(database);
  try {
    const mails = createMailFolder(join(config.dataDir, "outbox"));
    const { privacy, stash, counters } = leads;
    const stores = { leads: privacy, alerts: alerts.privacy, mails, stash, counters };
    const purged = await purge(stores, settings.retention, clock.now(), shouldContinue);
    log.info(purged, "expired data deleted");
  } finally {
    await Promise.all([leads.close(), alerts.close()]);
    await lock.release();
  }
};

/** Deletes expired personal data soon after the start and then once a day, on one node at a time. */
export const startRetention = (
  deps: RetentionDependencies,
  schedule = DAILY,
): { readonly stop: () => Promise<void> } => {
  let running: Promise<void> | null = null;
  let isStopping = false;
  const run = (): void => {
    running ??= purgeOnce(deps, () => !isStopping)
      .catch((error: unknown) => deps.log.error({ err: error }, "expired data could not be deleted"))
      .finally(() => {
        running = null;
      });
  };
  const firstAfterMs = setTimeout(run, schedule.firstAfterMs).unref();
  const repeat = setInterval(run, schedule.intervalMs).unref();
  return {
    stop: async () => {
      isStopping = true;
      clearTimeout(firstAfterMs);
      clearInterval(repeat);
      await running;
    },
  };
};
