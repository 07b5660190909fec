import { type OverrideDependencies, startOverrideExpiry } from "#application/overrides/index.ts";
import type { Log, Scheduler } from "#application/jobs/ports.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import { createOverrideStore, type Database } from "../../adapters/database/index.ts";

type Foundation = {
  readonly database: Database;
  readonly settings: Pick<Settings, "imports">;
  readonly clock: Clock;
  readonly scheduler: Pick<Scheduler, "schedule">;
  readonly log: Pick<Log, "info" | "error">;
};

/** What other programs say of vehicles, and the end of what is over. */
export const startOverrides = ({ database, settings, clock, scheduler, log }: Foundation) => {
  const store = createOverrideStore(database, clock);
  const dependencies: OverrideDependencies = { store, clock, guards: settings.imports.guards };
  const expiry = startOverrideExpiry({ store, scheduler, log });
  return { dependencies, stop: () => expiry.stop() };
};
