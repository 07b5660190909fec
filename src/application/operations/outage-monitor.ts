import { createStaffDeliveries } from "#domain/outbox/index.ts";
import type { Counters } from "#domain/spam/index.ts";
import { type Clock, inBackground } from "#domain/shared/index.ts";
import type { Log } from "../jobs/ports.ts";
import type { NoticeSite, OutboxWriter } from "../leads/ports.ts";
import type { OutageTemplate } from "./ports.ts";

/** Called each time a source cannot be read. */
export type OutageMonitor = { readonly reportFailure: (source: string, reason: string) => void };

export type OutageMonitorDependencies = {
  readonly outboxWriter: OutboxWriter;
  readonly counters: Counters;
  readonly addresses: readonly string[];
  readonly site: NoticeSite;
  readonly template: OutageTemplate;
  readonly newId: () => string;
  readonly clock: Clock;
  readonly log: Pick<Log, "error">;
  readonly wake: () => void;
};

const MINUTE_MS = 60_000;

/** Most shorter outages end by themselves. */
const NOTIFY_AFTER_MS = 10 * MINUTE_MS;

/** A source without a failure for this time has recovered. */
const RECOVERED_AFTER_MS = 30 * MINUTE_MS;

const HOUR_MS = 60 * MINUTE_MS;

type OutageState = { readonly since: number; last: number; notified: boolean };

/** Notifies the staff by email once a source has failed for ten minutes: once per outage, from one node. */
export const createOutageMonitor = (deps: OutageMonitorDependencies): OutageMonitor => {
  const outages = new Map<string, OutageState>();

  const notifyStaff = async (source: string, reason: string, since: number): Promise<void> => {
    const now = deps.clock.now();
    const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
    if ((await deps.counters.add(`failing-source:${source}`, hour)) > 1) return;
    const message = deps.template({ source, reason, since: new Date(since).toISOString() }, deps.site);
    await deps.outboxWriter.enqueue(createStaffDeliveries(deps.addresses, message, deps.newId), now);
    deps.wake();
  };

  return {
    reportFailure: (source, reason) => {
      const now = deps.clock.now().getTime();
      const known = outages.get(source);
      const outage =
        known && now - known.last <= RECOVERED_AFTER_MS ? known : { since: now, last: now, notified: false };
      outages.set(source, outage);
      outage.last = now;
      if (outage.notified || now - outage.since < NOTIFY_AFTER_MS) return;
      outage.notified = true;
      const fail = (error: unknown): void => {
        outage.notified = false;
        deps.log.error({ err: error, source }, "staff could not be notified of a failing source");
      };
      inBackground(() => notifyStaff(source, reason, outage.since), fail);
    },
  };
};
