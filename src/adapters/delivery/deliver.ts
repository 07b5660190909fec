import { afterFailure, type ClaimedDelivery, type Outbox } from "#domain/leads/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import { NeverWanted, type Sender } from "./sender.ts";

export type DeliveryLog = {
  readonly info: (facts: object, message: string) => void;
  readonly warn: (facts: object, message: string) => void;
  readonly error: (facts: object, message: string) => void;
};

export type DeliverParts = {
  readonly outbox: Outbox;
  readonly clock: Clock;
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly log: DeliveryLog;
  /** Name of this worker, unlike any other's. */
  readonly owner: string;
  /** A sending that takes longer has failed. */
  readonly sendTimeoutMs: number;
};

type Failure = { readonly reason: string; readonly forGood: boolean };

/** Sends one delivery and notes what became of it; true once it was sent. It never throws. */
export const deliver = async (
  parts: DeliverParts,
  send: Sender,
  claimed: ClaimedDelivery,
  stopping: AbortSignal,
): Promise<boolean> => {
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
    return failure === null;
  } catch (error) {
    // The lease ends, and it is sent again under the same Message-ID: better twice than never.
    parts.log.error({ ...facts, error: reasonOf(error) }, "delivery not noted");
    return false;
  }
};

/** Null once sent, or why it was not. */
const attempt = async (
  parts: DeliverParts,
  send: Sender,
  claimed: ClaimedDelivery,
  stopping: AbortSignal,
): Promise<Failure | null> => {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(parts.sendTimeoutMs)]);
  const aborted = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => aborted.reject(signal.reason), { once: true });
  try {
    await Promise.race([send(claimed, signal), aborted.promise]);
    return null;
  } catch (error) {
    return { reason: reasonOf(error), forGood: error instanceof NeverWanted };
  }
};

const giveBack = async (
  parts: DeliverParts,
  { delivery, created_at, attempts }: ClaimedDelivery,
  { reason: error, forGood }: Failure,
  facts: object,
): Promise<void> => {
  const now = parts.clock.now();
  const failed = { created: new Date(created_at), now, attempts: attempts + 1, random: parts.random() };
  const next = forGood ? ({ step: "park" } as const) : afterFailure(failed);
  if (next.step === "retry") {
    await parts.outbox.reschedule(delivery.id, parts.owner, { at: next.at, error });
    parts.log.warn({ ...facts, attempts: failed.attempts, next: next.at.toISOString(), error }, "not delivered");
  } else {
    await parts.outbox.park(delivery.id, parts.owner, { at: now, error });
    parts.log.error({ ...facts, attempts: failed.attempts, error }, "delivery parked");
  }
};

/** An error in a line, without the addresses mail servers like to repeat. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .slice(0, 1000)
    .replaceAll(/[^\s<>"']+@[^\s<>"']+/g, "…@…")
    .replaceAll(/\s+/g, " ")
    .slice(0, 300);
