import type { Log, Scheduler } from "../jobs/ports.ts";
import type { OverrideStore } from "./ports.ts";

type OverrideExpiryDependencies = {
  readonly store: Pick<OverrideStore, "expire" | "close">;
  readonly scheduler: Pick<Scheduler, "schedule">;
  readonly log: Pick<Log, "info" | "error">;
};

const INTERVAL_MS = 10_000;

/** Ends overrides whose time is over, within ten seconds. Every node looks, and the first one that sees it does it. */
export const startOverrideExpiry = ({ store, scheduler, log }: OverrideExpiryDependencies) => {
  const expire = async (): Promise<void> => {
    const expired = await store.expire();
    if (expired > 0) log.info({ expired }, "overrides of vehicles expired");
  };
  const job = scheduler.schedule({
    run: expire,
    onError: (error) => log.error({ err: error }, "failed to expire overrides of vehicles"),
    intervalMs: INTERVAL_MS,
    firstAfterMs: 0,
  });
  return {
    async stop() {
      await job.stop();
      await store.close();
    },
  };
};
