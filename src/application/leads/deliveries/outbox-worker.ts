import type { DeliveryChannel } from "#domain/outbox/index.ts";
import type { Scheduler } from "../../jobs/ports.ts";
import { type DeliveryDependencies, describeWithoutAddresses } from "./deliver.ts";
import { startChannelWorker } from "./channel-worker.ts";
import type { Sender } from "../ports.ts";

export type OutboxWorkerDependencies = Omit<DeliveryDependencies, "sendTimeoutMs"> & {
  readonly senders: Readonly<Partial<Record<DeliveryChannel, Sender>>>;
  readonly scheduler: Pick<Scheduler, "schedule">;
  /** Polling interval; `wake` triggers an immediate check. */
  readonly intervalMs: number;
  /** A send that takes longer fails. */
  readonly sendTimeoutMs?: number;
};

export type OutboxWorker = {
  /** Stops claiming, gives running sends 5 seconds and aborts the rest. */
  readonly stop: () => Promise<void>;
  /** Checks at once for due deliveries. */
  readonly wake: () => void;
};

const SEND_TIMEOUT_MS = 45_000;

const STOP_GRACE_MS = 5_000;

/** Sends due deliveries of all channels until stopped. */
export const startOutboxWorker = (deps: OutboxWorkerDependencies): OutboxWorker => {
  const stopping = new AbortController();
  const channelWorkers = (Object.entries(deps.senders) as [DeliveryChannel, Sender][]).map(([channel, send]) =>
    startChannelWorker({ sendTimeoutMs: SEND_TIMEOUT_MS, ...deps }, channel, send, stopping.signal),
  );
  const wake = (): void => {
    for (const worker of channelWorkers) worker.pump();
  };
  // `wake` does not go through the job, which skips what arrives during a run; the channel workers remember it.
  const poll = deps.scheduler.schedule({
    run: wake,
    onError: (error) => deps.log.error({ error: describeWithoutAddresses(error) }, "outbox unread"),
    intervalMs: deps.intervalMs,
    firstAfterMs: 0,
  });
  return {
    wake,
    stop: async () => {
      await poll.stop();
      for (const worker of channelWorkers) worker.close();
      const idle = Promise.all(channelWorkers.map((worker) => worker.idle()));
      await Promise.race([idle, elapsed(STOP_GRACE_MS)]);
      stopping.abort(new Error("the server is stopping"));
      await idle;
    },
  };
};

const elapsed = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
