import { afterFailure, type ClaimedDelivery, type DeliveryChannel, type Outbox } from "#domain/leads/index.ts";
import type { Clock } from "#domain/shared/index.ts";

/** Takes one message to its destination; throws where it was not taken. It may be asked twice for the same delivery. */
export type Sender = (claimed: ClaimedDelivery, signal: AbortSignal) => Promise<void>;

type DeliveryLog = {
  readonly info: (facts: object, message: string) => void;
  readonly warn: (facts: object, message: string) => void;
  readonly error: (facts: object, message: string) => void;
};

export type OutboxWorkerParts = {
  readonly outbox: Outbox;
  readonly senders: Readonly<Partial<Record<DeliveryChannel, Sender>>>;
  readonly clock: Clock;
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly log: DeliveryLog;
  /** Name of this worker, unlike any other's. */
  readonly owner: string;
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

/** At once in each channel: a destination that does not answer keeps one place, not the queue. */
const CONCURRENCY = 8;

const SEND_TIMEOUT_MS = 45_000;

/** Longer than a sending may take, so that nobody else sends meanwhile. */
const LEASE_MARGIN_MS = 15_000;

const STOP_GRACE_MS = 5_000;

/** Sends what is due, channel by channel, until stopped. */
export const startOutboxWorker = (parts: OutboxWorkerParts): OutboxWorker => {
  const stopping = new AbortController();
  const lanes = (Object.entries(parts.senders) as [DeliveryChannel, Sender][]).map(([channel, send]) =>
    startLane(parts, channel, send, stopping.signal),
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

type Lane = { readonly pump: () => void; readonly close: () => void; readonly idle: () => Promise<void> };

const startLane = (parts: OutboxWorkerParts, channel: DeliveryChannel, send: Sender, stopping: AbortSignal): Lane => {
  const underWay = new Set<Promise<void>>();
  let claiming: Promise<void> | null = null;
  let wanted = false;
  let open = true;

  const claimOnce = async (): Promise<void> => {
    const limit = CONCURRENCY - underWay.size;
    if (limit === 0) return;
    const leaseMs = (parts.sendTimeoutMs ?? SEND_TIMEOUT_MS) + LEASE_MARGIN_MS;
    const [now, skip] = [parts.clock.now(), [] as string[]];
    const claimed = await parts.outbox.claim({ channel, now, leaseMs, limit, skip, owner: parts.owner });
    for (const one of claimed) {
      const sending = deliver(parts, send, one, stopping).finally(() => {
        underWay.delete(sending);
        pump();
      });
      underWay.add(sending);
    }
  };
  const claimWanted = async (): Promise<void> => {
    wanted = false;
    await claimOnce().catch((error: unknown) => parts.log.error({ channel, error: reasonOf(error) }, "outbox unread"));
    if (wanted && open) return claimWanted();
    claiming = null;
  };
  const pump = (): void => {
    wanted = true;
    if (open) claiming ??= claimWanted();
  };
  return {
    pump,
    close: () => {
      open = false;
    },
    idle: async () => {
      await claiming;
      await Promise.all(underWay);
    },
  };
};

const deliver = async (
  parts: OutboxWorkerParts,
  send: Sender,
  claimed: ClaimedDelivery,
  stopping: AbortSignal,
): Promise<void> => {
  const { delivery, lead } = claimed;
  const facts = { delivery: delivery.id, lead: lead?.reference ?? null, purpose: delivery.purpose };
  try {
    const failure = await attempt(parts, send, claimed, stopping);
    if (failure === null) {
      await parts.outbox.markSent(delivery.id, parts.clock.now());
      parts.log.info(facts, "delivered");
    } else {
      await giveBack(parts, claimed, failure, facts);
    }
  } catch (error) {
    // The lease ends, and it is sent again under the same Message-ID: better twice than never.
    parts.log.error({ ...facts, error: reasonOf(error) }, "delivery not noted");
  }
};

/** Null once sent, or why it was not. */
const attempt = async (
  parts: OutboxWorkerParts,
  send: Sender,
  claimed: ClaimedDelivery,
  stopping: AbortSignal,
): Promise<string | null> => {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(parts.sendTimeoutMs ?? SEND_TIMEOUT_MS)]);
  const aborted = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => aborted.reject(signal.reason), { once: true });
  try {
    await Promise.race([send(claimed, signal), aborted.promise]);
    return null;
  } catch (error) {
    return reasonOf(error);
  }
};

const giveBack = async (
  parts: OutboxWorkerParts,
  { delivery, created_at, attempts }: ClaimedDelivery,
  error: string,
  facts: object,
): Promise<void> => {
  const now = parts.clock.now();
  const failed = { created: new Date(created_at), now, attempts: attempts + 1, random: parts.random() };
  const next = afterFailure(failed);
  if (next.step === "retry") {
    await parts.outbox.reschedule(delivery.id, parts.owner, { at: next.at, error });
    parts.log.warn({ ...facts, attempts: failed.attempts, next: next.at.toISOString(), error }, "not delivered");
  } else {
    await parts.outbox.park(delivery.id, parts.owner, { at: now, error });
    parts.log.error({ ...facts, attempts: failed.attempts, error }, "delivery parked");
  }
};

/** An error in a line, without the addresses mail servers like to repeat. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .slice(0, 1000)
    .replaceAll(/[^\s<>"']+@[^\s<>"']+/g, "…@…")
    .replaceAll(/\s+/g, " ")
    .slice(0, 300);
