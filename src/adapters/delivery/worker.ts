import type { DeliveryChannel } from "#domain/leads/index.ts";
import type { DeliverParts } from "./deliver.ts";
import { startLane } from "./lane.ts";
import type { Sender } from "./sender.ts";

export type OutboxWorkerParts = Omit<DeliverParts, "sendTimeoutMs"> & {
  readonly senders: Readonly<Partial<Record<DeliveryChannel, Sender>>>;
  /** How often it looks for what is due; what `wake` tells of is taken at once. */
  readonly intervalMs: number;
  /** A sending that takes longer has failed. */
  readonly sendTimeoutMs?: number;
};

export type OutboxWorker = {
  /** Takes nothing more, gives what is under way a few seconds, and ends. */
  readonly stop: () => Promise<void>;
  /** Something new is due. */
  readonly wake: () => void;
};

const SEND_TIMEOUT_MS = 45_000;

const STOP_GRACE_MS = 5_000;

/** Sends what is due, channel by channel, until stopped. */
export const startOutboxWorker = (parts: OutboxWorkerParts): OutboxWorker => {
  const stopping = new AbortController();
  const lanes = (Object.entries(parts.senders) as [DeliveryChannel, Sender][]).map(([channel, send]) =>
    startLane({ sendTimeoutMs: SEND_TIMEOUT_MS, ...parts }, channel, send, stopping.signal),
  );
  const wake = (): void => {
    for (const lane of lanes) lane.pump();
  };
  const timer = setInterval(wake, parts.intervalMs);
  wake();
  return {
    wake,
    stop: async () => {
      clearInterval(timer);
      for (const lane of lanes) lane.close();
      const idle = Promise.all(lanes.map((lane) => lane.idle()));
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
