import type { FeedFault } from "./feed-row.ts";

/** The effect of a completely read feed on the stock. */
export type ImportEffect = {
  /** All rows of the feed, refused ones included. */
  readonly rows: number;
  readonly refused: number;
  /** Vehicles of the feed on sale before the import. */
  readonly before: number;
  readonly removed: number;
};

/** A feed that removes a larger share of its vehicles is quarantined. */
export const MAX_REMOVED_SHARE = 0.2;

/** A feed with a larger share of refused rows is quarantined. */
export const MAX_REFUSED_SHARE = 0.5;

const percent = (part: number, total: number): string => `${Math.floor((part / total) * 1000) / 10} %`;

/** Faults that no `force` bypasses. */
const FATAL_FAULTS: ReadonlySet<FeedFault["code"]> = new Set(["unreadable", "too-large", "not-this-profile"]);

export const isFatal = (fault: FeedFault): boolean => FATAL_FAULTS.has(fault.code);

/**
 * The reason to keep the current stock; null if the feed may be imported. `force` bypasses every guard except a fatal
 * `fault`.
 */
export const quarantineReason = (effect: ImportEffect, fault: FeedFault | null, force: boolean): string | null => {
  if (fault && (isFatal(fault) || !force)) return fault.reason;
  if (force) return null;
  if (effect.rows === 0) return "the feed is empty";
  if (effect.refused / effect.rows > MAX_REFUSED_SHARE) {
    return `${effect.refused} of ${effect.rows} rows (${percent(effect.refused, effect.rows)}) were refused`;
  }
  if (effect.before > 0 && effect.removed / effect.before > MAX_REMOVED_SHARE) {
    return `${effect.removed} of ${effect.before} vehicles (${percent(effect.removed, effect.before)}) would be gone`;
  }
  return null;
};
