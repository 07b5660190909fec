import type { FeedFault } from "./row.ts";

/** What an import would do to the stock, once the whole feed was read. */
export type Effect = {
  /** Rows of the feed, good and bad. */
  readonly rows: number;
  readonly refused: number;
  /** Vehicles of the feed on sale before. */
  readonly before: number;
  readonly removed: number;
};

/** More of the feed's vehicles gone than this at once is taken for a broken feed. */
export const LARGEST_SHARE_GONE = 0.2;

/** More of the rows refused than this, and the feed is not what the profile takes it for. */
export const LARGEST_SHARE_REFUSED = 0.5;

const percent = (part: number, whole: number): string => `${Math.floor((part / whole) * 1000) / 10} %`;

/** Faults that leave nothing to go on with, so that nobody can wave them through. */
const FATAL: ReadonlySet<FeedFault["code"]> = new Set(["unreadable", "too-large", "not-this-profile"]);

export const isFatal = (fault: FeedFault): boolean => FATAL.has(fault.code);

/**
 * Why the old stock must stay, or null where the feed may go in. `fault` is what the reader found; a forced import
 * passes every guard, yet not a feed that could not be read.
 */
export const reasonToKeepOldStock = (effect: Effect, fault: FeedFault | null, force: boolean): string | null => {
  if (fault && (isFatal(fault) || !force)) return fault.reason;
  if (force) return null;
  if (effect.rows === 0) return "the feed is empty";
  if (effect.refused / effect.rows > LARGEST_SHARE_REFUSED) {
    return `${effect.refused} of ${effect.rows} rows (${percent(effect.refused, effect.rows)}) were refused`;
  }
  if (effect.before > 0 && effect.removed / effect.before > LARGEST_SHARE_GONE) {
    return `${effect.removed} of ${effect.before} vehicles (${percent(effect.removed, effect.before)}) would be gone`;
  }
  return null;
};
