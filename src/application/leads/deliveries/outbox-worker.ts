import type { DeliveryChannel } from "#domain/outbox/index.ts";
import type { DeliveryDependencies } from "./deliver.ts";
import { startChannelWorker } from "./channel-worker.ts";
import type { Sender } from "../ports.ts";

export type OutboxWorkerDependencies = Omit<DeliveryDependencies, "sendTimeoutMs"> & {
  readonly senders: Readonly<Partial<Record<DeliveryChannel, Sender>>>;
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
  const timer = setInterval(wake, deps.intervalMs);
  wake();
  return {
    wake,
    stop: async () => {
      clearInterval(timer);
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
