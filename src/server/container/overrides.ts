import {
  type OverrideDependencies,
  type OverrideNotification,
  startFeedWatch,
  startOverrideExpiry,
  notifyOverride,
} from "#application/overrides/index.ts";
import { createOverrideStore, createStockReader, putChangesNotifiedSince } from "../../adapters/database/index.ts";
import type { Foundation } from "./foundation.ts";
import type { Leads } from "./leads/leads.ts";

/** What other programs say of vehicles, the end of what is over, and what becomes of those who requested them. */
export const startOverrides = (
  {
    database,
    settings,
    clock,
    scheduler,
    log,
  }: Pick<Foundation, "database" | "settings" | "clock" | "scheduler" | "log">,
  vehicleNotices: Leads["vehicleNotices"],
) => {
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
