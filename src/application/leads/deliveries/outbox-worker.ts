import { createStaffDelivery, type Delivery, type DeliveryChannel } from "#domain/outbox/index.ts";
import { type Clock, errorCode, inBackground, throwUnhandled } from "#domain/shared/index.ts";
import { deliver, type DeliveryDependencies, describeWithoutAddresses } from "./deliver.ts";
import type { Log, Scheduler } from "../../jobs/ports.ts";
import type { ClaimedDelivery, DeadLetter, DeadLetterTemplate, NoticeSite, Outbox, Sender } from "../ports.ts";

type StaffReportDependencies = {
  readonly outbox: Pick<Outbox, "reportDeadLetters">;
  /** Recipients; without any, no report is sent. */
  readonly addresses: readonly string[];
  readonly site: NoticeSite;
  readonly template: DeadLetterTemplate;
  readonly newId: () => string;
  readonly clock: Clock;
  readonly scheduler: Pick<Scheduler, "schedule">;
  readonly log: Log;
  /** Called when a report is ready to be sent. */
  readonly wake: () => void;
  readonly intervalMs: number;
};

/** Reports new dead letters to the staff at once and every `intervalMs`, until the job stops. */
export const startStaffReports = (deps: StaffReportDependencies): void => {
  if (deps.addresses.length === 0) return;
  const writeReport = (deadLetters: readonly DeadLetter[], more: number): readonly Delivery[] => {
    const message = deps.template(deadLetters, more, deps.site);
    return deps.addresses.map((address) => createStaffDelivery(deps.newId(), address, message));
  };
  deps.scheduler.schedule({
    run: async () => {
      if ((await deps.outbox.reportDeadLetters(writeReport, deps.clock.now())) > 0) deps.wake();
    },
    firstAfterMs: 0,
    intervalMs: deps.intervalMs,
    onError: (error) =>
      deps.log.error(
        { code: errorCode(error), error: describeWithoutAddresses(error) },
        "staff not notified of dead letters",
      ),
  });
};

type ChannelWorker = {
  readonly pump: () => void;
  readonly close: () => void;
  readonly idle: () => Promise<void>;
};

/** The lease outlasts the send timeout by this, so that no other worker sends meanwhile. */
const LEASE_MARGIN_MS = 15_000;

/** Logs a failure; the worker goes on whatever the log does. */
const logUnread = ({ log }: Pick<DeliveryDependencies, "log">, channel: DeliveryChannel, error: unknown): void =>
  inBackground(
    () =>
      log.error(
        { channel, code: errorCode(error), error: describeWithoutAddresses(error) },
        "failed to read the outbox",
      ),
    throwUnhandled,
  );

/** Concurrent sends per channel: a destination that does not answer blocks its own slots, not the queue. */
const CONCURRENCY = 8;

/** Concurrent sends per destination. */
const PER_DESTINATION = 4;

/** Concurrent sends per destination that failed last time: failing destinations must not take all slots. */
const PER_FAILING = 1;

const MAX_FAILING = 1000;

/** Limits the concurrent sends per destination. */
class DestinationSlots {
  readonly #running = new Map<string, number>();
  readonly #failing = new Set<string>();
  #total = 0;

  acquire(destination: string): void {
    this.#running.set(destination, this.#count(destination) + 1);
    this.#total += 1;
  }

  release(destination: string, sent: boolean): void {
    const left = this.#count(destination) - 1;
    if (left === 0) this.#running.delete(destination);
    else this.#running.set(destination, left);
    this.#total -= 1;
    // Mistyped addresses fail forever, so the set is cleared when it is full.
    if (this.#failing.size >= MAX_FAILING) this.#failing.clear();
    if (sent) this.#failing.delete(destination);
    else this.#failing.add(destination);
  }

  /** Destinations without a free slot. */
  fullDestinations(): readonly string[] {
    return [...this.#running.keys()].filter((destination) => this.#freeSlots(destination) <= 0);
  }

  /** Number of deliveries that may be claimed at once, even if all of them go to one destination. */
  claimLimit(): number {
    const freeSlots = [...this.#running.keys()]
      .map((destination) => this.#freeSlots(destination))
      .filter((free) => free > 0);
    const unknownLimit = this.#failing.size > 0 ? PER_FAILING : PER_DESTINATION;
    return Math.min(CONCURRENCY - this.#total, unknownLimit, ...freeSlots);
  }

  #count(destination: string): number {
    return this.#running.get(destination) ?? 0;
  }

  #freeSlots(destination: string): number {
    return (this.#failing.has(destination) ? PER_FAILING : PER_DESTINATION) - this.#count(destination);
  }
}

/** Sends due deliveries of one channel until closed. */
const startChannelWorker = (
  deps: DeliveryDependencies,
  channel: DeliveryChannel,
  send: Sender,
  stopping: AbortSignal,
): ChannelWorker => {
  const underWay = new Set<Promise<void>>();
  const slots = new DestinationSlots();
  let claiming: Promise<void> | null = null;
  let isRequested = false;
  let isOpen = true;

  const sendOne = async (claimed: ClaimedDelivery): Promise<void> => {
    const { destination } = claimed.delivery;
    slots.acquire(destination);
    slots.release(destination, await deliver(deps, send, claimed, stopping));
  };
  /** Returns true when more deliveries may be due. */
  const claimOnce = async (): Promise<boolean> => {
    const limit = slots.claimLimit();
    if (limit <= 0) return false;
    const leaseMs = deps.sendTimeoutMs + LEASE_MARGIN_MS;
    const [now, skip] = [deps.clock.now(), slots.fullDestinations()];
    const claimed = await deps.outbox.claim({ channel, now, leaseMs, limit, skip, owner: deps.owner });
    for (const delivery of claimed) {
      const sending = sendOne(delivery)
        .catch((error: unknown) => logUnread(deps, channel, error))
        .finally(() => {
          underWay.delete(sending);
          pump();
        });
      underWay.add(sending);
    }
    return claimed.length === limit;
  };
  const claimRequested = async (): Promise<void> => {
    isRequested = false;
    const more = await claimOnce().catch((error: unknown) => {
      logUnread(deps, channel, error);
      return false;
    });
    if ((more || isRequested) && isOpen) return claimRequested();
    claiming = null;
  };
  const pump = (): void => {
    isRequested = true;
    if (isOpen) claiming ??= claimRequested();
  };
  return {
    pump,
    close: () => {
      isOpen = false;
    },
    idle: async () => {
      await claiming;
      await Promise.all(underWay);
    },
  };
};

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
  // The channel workers remember what arrives while they work.
  const poll = deps.scheduler.schedule({
    run: () => {
      for (const worker of channelWorkers) worker.pump();
    },
    whileRunning: "repeat",
    onError: (error) =>
      deps.log.error({ code: errorCode(error), error: describeWithoutAddresses(error) }, "failed to read the outbox"),
    intervalMs: deps.intervalMs,
    firstAfterMs: 0,
  });
  return {
    wake: poll.trigger,
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
