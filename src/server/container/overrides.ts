import {
  type OverrideDependencies,
  type OverrideNotification,
  startFeedWatch,
  startOverrideExpiry,
  notifyOverride,
} from "#application/overrides/index.ts";
import type { Log, Scheduler } from "#application/jobs/ports.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import {
  createOverrideStore,
  createStockReader,
  type Database,
  putChangesNotifiedSince,
} from "../../adapters/database/index.ts";
import type { Leads } from "./leads/leads.ts";

type Foundation = {
  readonly database: Database;
  readonly settings: Pick<Settings, "imports">;
  readonly clock: Clock;
  readonly scheduler: Pick<Scheduler, "schedule">;
  readonly log: Pick<Log, "info" | "error">;
  readonly vehicleNotices: Leads["vehicleNotices"];
};

/** What other programs say of vehicles, the end of what is over, and what becomes of those who requested them. */
export const startOverrides = ({ database, settings, clock, scheduler, log, vehicleNotices }: Foundation) => {
  const store = createOverrideStore(database, clock);
  const dependencies: OverrideDependencies = { store, clock, guards: settings.imports.guards };
  const expiry = startOverrideExpiry({ store, scheduler, log });
  startFeedWatch({
    ...vehicleNotices,
    store,
    stockVersion: createStockReader(database).version,
    since: () => putChangesNotifiedSince(database, clock.now()),
    tryLock: database.tryLock,
    scheduler,
    log,
  });
  const notify = async (notification: OverrideNotification): Promise<void> => {
    try {
      await notifyOverride(vehicleNotices, notification);
      vehicleNotices.wake();
    } catch (error) {
      log.error({ err: error }, "failed to notify locations of a changed vehicle");
    }
  };
  return { dependencies, notify, stop: () => expiry.stop() };
};
