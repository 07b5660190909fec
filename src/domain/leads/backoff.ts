const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const FIRST_MS = MINUTE / 2;
const LONGEST_MS = 4 * 60 * MINUTE;

/** From the lead's first day on, a destination is tried for so long. */
export const DELIVERY_PERIOD_MS = 7 * DAY;

export type AfterFailure = { readonly step: "retry"; readonly at: Date } | { readonly step: "park" };

/**
 * What follows a failed sending: the wait doubles from 30 seconds to at most 4 hours, of which a random half is taken
 * off (`random` from 0 to below 1), so that what failed together is not tried again together. A next try more than
 * 7 days after the lead came in is none: the delivery is parked.
 */
export const afterFailure = (failed: {
  readonly created: Date;
  readonly now: Date;
  /** This failure included: from 1. */
  readonly attempts: number;
  readonly random: number;
}): AfterFailure => {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failed.attempts - 1, 20));
  const at = failed.now.getTime() + Math.round(whole * (1 - failed.random / 2));
  if (at > failed.created.getTime() + DELIVERY_PERIOD_MS) return { step: "park" };
  return { step: "retry", at: new Date(at) };
};
