import { createStaffDelivery } from "#domain/outbox/index.ts";
import { type Clock, type Digest, inBackground } from "#domain/shared/index.ts";
import type { Log } from "../jobs/ports.ts";
import type { NoticeSite, OutboxWriter } from "../leads/ports.ts";
import type { Outage, OutageTemplate } from "./ports.ts";

export type OutageMonitor = {
  /** Call it each time a source cannot be read. */
  readonly reportFailure: (source: string, reason: string) => void;
  /** Notifies the staff now: once for each `key`, whichever nodes call it, and again only if that has failed. */
  readonly notifyOnce: (key: string, outage: Outage) => Promise<void>;
};

type OutageMonitorDependencies = {
  readonly outboxWriter: Pick<OutboxWriter, "enqueueOnce">;
  readonly addresses: readonly string[];
  readonly site: NoticeSite;
  readonly template: OutageTemplate;
  /** SHA-256 in hexadecimal. */
  readonly digest: Digest;
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

/** Notifies the staff by email once a source has failed for ten minutes: once per outage, from one node. */
export const createOutageMonitor = (deps: OutageMonitorDependencies): OutageMonitor => {
  const outages = new Map<string, { readonly since: number; last: number; notified: boolean }>();

  // The id of an email follows from its key and address, so that a second one of another node is none.
  const notifyOnce = async (key: string, outage: Outage): Promise<void> => {
    const message = deps.template(outage, deps.site);
    const deliveries = deps.addresses.map((address) =>
      createStaffDelivery(deps.digest(`${key} ${address}`).slice(0, 32), address, message),
    );
    await deps.outboxWriter.enqueueOnce(deliveries, deps.clock.now());
    deps.wake();
  };

  return {
    notifyOnce,
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
      // Nodes notice an outage within the same hour.
      const key = `failing-source ${source} ${Math.floor(now / HOUR_MS)}`;
      inBackground(() => notifyOnce(key, { source, reason, since: new Date(outage.since).toISOString() }), fail);
    },
  };
};
