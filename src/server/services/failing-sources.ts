import { type Counters, type Mailbox, staffDeliveries } from "#domain/leads/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import { sourceMail } from "../../adapters/delivery/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";

/** Told of each time that a source could not be read. */
export type FailingSources = { readonly failed: (source: string, reason: string) => void };

type Parts = {
  readonly mailbox: Mailbox;
  readonly counters: Counters;
  /** Who of the staff is told. */
  readonly addresses: readonly string[];
  readonly site: { readonly group: string; readonly url: string };
  readonly newId: () => string;
  readonly clock: Clock;
  readonly log: Pick<Logger, "error">;
  readonly wake: () => void;
};

const MINUTE_MS = 60_000;

/** A source that fails for less is nobody's business: most come back by themselves. */
const PATIENCE_MS = 10 * MINUTE_MS;

/** One that was not heard of for so long has worked meanwhile. */
const QUIET_MS = 30 * MINUTE_MS;

const HOUR_MS = 60 * MINUTE_MS;

type Outage = { readonly since: number; last: number; told: boolean };

/** Puts word to the staff into the outbox once a source has failed for ten minutes: once an outage, by one node. */
export const watchSources = (parts: Parts): FailingSources => {
  const outages = new Map<string, Outage>();

  const tell = async (source: string, reason: string, since: number): Promise<void> => {
    const now = parts.clock.now();
    const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
    if ((await parts.counters.add(`failing-source:${source}`, hour)) > 1) return;
    const message = sourceMail({ source, reason, since: new Date(since).toISOString() }, parts.site);
    await parts.mailbox.put(staffDeliveries(parts.addresses, message, parts.newId), now);
    parts.wake();
  };

  return {
    failed: (source, reason) => {
      const now = parts.clock.now().getTime();
      const known = outages.get(source);
      const outage = known && now - known.last <= QUIET_MS ? known : { since: now, last: now, told: false };
      outages.set(source, outage);
      outage.last = now;
      if (outage.told || now - outage.since < PATIENCE_MS) return;
      outage.told = true;
      tell(source, reason, outage.since).catch((error: unknown) => {
        outage.told = false;
        parts.log.error({ err: error, source }, "staff not told of a failing source");
      });
    },
  };
};
