import { backoffMs, withJitter } from "../shared/index.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const BACKOFF = { initialMs: MINUTE / 2, maxMs: 4 * 60 * MINUTE };

/** Counted from the creation of the delivery. */
export const DELIVERY_PERIOD_MS = 7 * DAY;

export type AfterFailure = { readonly step: "retry"; readonly at: Date } | { readonly step: "dead-letter" };

/**
 * The next step after a failed attempt. The delay doubles from 30 seconds to 4 hours; up to half of it is subtracted at
 * random (`random` in [0, 1)), so that simultaneous failures spread out. Deliveries become dead letters after 7 days.
 */
export const afterFailure = (failure: {
  readonly created: Date;
  readonly now: Date;
  /** Includes this failure: from 1. */
  readonly attempts: number;
  readonly random: number;
}): AfterFailure => {
  const at = failure.now.getTime() + withJitter(backoffMs(BACKOFF, failure.attempts), failure.random);
  if (at > failure.created.getTime() + DELIVERY_PERIOD_MS) return { step: "dead-letter" };
  return { step: "retry", at: new Date(at) };
};
