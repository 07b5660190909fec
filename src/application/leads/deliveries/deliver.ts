import { afterFailure } from "#domain/outbox/index.ts";
import { type Clock, errorCode, errorMessage } from "#domain/shared/index.ts";
import type { Log } from "../../jobs/ports.ts";
import { AnsweredError, PermanentRejectionError, type Sender, type ClaimedDelivery, type Outbox } from "../ports.ts";

export type DeliveryDependencies = {
  readonly outbox: Outbox;
  readonly clock: Clock;
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly log: Log;
  /** Unique name of this worker. */
  readonly owner: string;
  /** A send that takes longer fails. */
  readonly sendTimeoutMs: number;
};

/** `reason` without the answer of the destination, for the log; `saved`: with it, for the lead. */
type Failure = { readonly reason: string; readonly saved: string; readonly isPermanent: boolean };

/** Sends one delivery and records the result; returns true when it was sent. Never throws. */
export const deliver = async (
  deps: DeliveryDependencies,
  send: Sender,
  claimed: ClaimedDelivery,
  stopping: AbortSignal,
): Promise<boolean> => {
  const { delivery, lead } = claimed;
  const context = { delivery: delivery.id, lead: lead?.reference ?? null, purpose: delivery.purpose };
  try {
    const failure = await attempt(deps, send, claimed, stopping);
    if (failure === null) {
      await deps.outbox.markSent(delivery.id, deps.clock.now());
      deps.log.info(context, "delivered");
    } else {
      await recordFailure(deps, claimed, failure, context);
    }
    return failure === null;
  } catch (error) {
    // The lease expires and the delivery is sent again under the same Message-ID: better twice than never.
    deps.log.error(
      { ...context, code: errorCode(error), error: describeWithoutAddresses(error) },
      "failed to record the delivery result",
    );
    return false;
  }
};

/** Returns null when the delivery was sent. */
const attempt = async (
  deps: DeliveryDependencies,
  send: Sender,
  claimed: ClaimedDelivery,
  stopping: AbortSignal,
): Promise<Failure | null> => {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(deps.sendTimeoutMs)]);
  const aborted = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => aborted.reject(signal.reason), { once: true });
  try {
    await Promise.race([send(claimed, signal), aborted.promise]);
    return null;
  } catch (error) {
    const reason = describeWithoutAddresses(error);
    const answer = error instanceof AnsweredError && error.answer !== "" ? `: ${error.answer}` : "";
    const saved = describeWithoutAddresses(new Error(reason + answer));
    return { reason, saved, isPermanent: error instanceof PermanentRejectionError };
  }
};

const recordFailure = async (
  deps: DeliveryDependencies,
  { delivery, created_at, attempts }: ClaimedDelivery,
  { reason: error, saved, isPermanent }: Failure,
  context: object,
): Promise<void> => {
  const now = deps.clock.now();
  const failed = { created: new Date(created_at), now, attempts: attempts + 1, random: deps.random() };
  const next = isPermanent ? ({ step: "dead-letter" } as const) : afterFailure(failed);
  if (next.step === "retry") {
    await deps.outbox.reschedule(delivery.id, deps.owner, { at: next.at, triedAt: now, error: saved });
    deps.log.warn({ ...context, attempts: failed.attempts, next: next.at.toISOString(), error }, "not delivered");
  } else {
    await deps.outbox.deadLetter(delivery.id, deps.owner, { at: now, error: saved });
    deps.log.error({ ...context, attempts: failed.attempts, error }, "delivery became a dead letter");
  }
};

/** Formats an error as one line of at most 300 characters without email addresses, which mail servers often repeat. */
export const describeWithoutAddresses = (error: unknown): string =>
  errorMessage(error)
    .slice(0, 1000)
    .replaceAll(/(?<![^\s<>"'])[^\s<>"']+@[^\s<>"']+/g, "…@…")
    .replaceAll(/\s+/g, " ")
    .slice(0, 300);
