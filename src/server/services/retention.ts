import { join } from "node:path";
import { purge } from "#domain/privacy/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import { alertRepository, leadRepository, type Database } from "../../adapters/database/index.ts";
import { writtenMails } from "../../adapters/delivery/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import type { Config } from "../config.ts";

type Parts = {
  readonly config: Pick<Config, "dataDir">;
  readonly database: Database;
  readonly settings: Pick<Settings, "retention">;
  readonly clock: Clock;
  readonly log: Logger;
};

/** In milliseconds: not while the server still starts, and then once a day. */
export type PurgeTimes = { readonly first: number; readonly every: number };

const DAILY: PurgeTimes = { first: 60_000, every: 24 * 3_600_000 };

const purgeOnce = async (parts: Parts, goesOn: () => boolean): Promise<void> => {
  const { config, database, settings, clock, log } = parts;
  // Another node is at it.
  const lock = await database.tryLock("retention");
  if (lock === null) return;
  const leads = leadRepository(database);
  const alerts = alertRepository(database);
  try {
    const mails = writtenMails(join(config.dataDir, "outbox"));
    const { privacy, stash, counters } = leads;
    const kept = { leads: privacy, alerts: alerts.privacy, mails, stash, counters };
    const purged = await purge(kept, settings.retention, clock.now(), goesOn);
    log.info(purged, "what was kept long enough is removed");
  } finally {
    await Promise.all([leads.close(), alerts.close()]);
    await lock.release();
  }
};

/** Removes what may not be kept any longer, soon after the start and once a day, on one node of all. */
export const startRetention = (parts: Parts, times = DAILY): { readonly stop: () => Promise<void> } => {
  let running: Promise<void> | null = null;
  let isStopping = false;
  const run = (): void => {
    running ??= purgeOnce(parts, () => !isStopping)
      .catch((error: unknown) => parts.log.error({ err: error }, "what was kept long enough could not be removed"))
      .finally(() => {
        running = null;
      });
  };
  const first = setTimeout(run, times.first).unref();
  const daily = setInterval(run, times.every).unref();
  return {
    stop: async () => {
      isStopping = true;
      clearTimeout(first);
      clearInterval(daily);
      await running;
    },
  };
};
