import type { FeedFault } from "../feed-row.ts";
import { formatPercentage } from "./format-percentage.ts";
import type { ImportGuards } from "./import-guards.ts";

/** The effect of a completely read feed on the stock. */
export type ImportEffect = {
  /** All rows of the feed, refused ones included. */
  readonly rows: number;
  readonly refused: number;
  /** Vehicles of the feed on sale before the import. */
  readonly before: number;
  readonly removed: number;
  /** Reason of the field guards; null if the fields are plausible. */
  readonly fields: string | null;
  /** Reason why too many prices are held; null if they are few. */
  readonly held: string | null;
};

/** Faults that no `force` bypasses. */
const FATAL_FAULTS: ReadonlySet<FeedFault["code"]> = new Set(["unreadable", "too-large", "not-this-profile"]);

export const isFatal = (fault: FeedFault): boolean => FATAL_FAULTS.has(fault.code);

/** True for a fault that fails the import instead of quarantining it: nothing usable could be read. */
export const isFailure = (fault: FeedFault): boolean => isFatal(fault) || fault.code === "unreadable-prices";

/**
 * The reason to keep the current stock; null if the feed may be imported. `force` bypasses every guard except a fatal
 * `fault`.
 */
export const quarantineReason = (
  effect: ImportEffect,
  fault: FeedFault | null,
  { force, guards }: { readonly force: boolean; readonly guards: ImportGuards },
): string | null => {
  if (fault && (isFatal(fault) || !force)) return fault.reason;
  if (force) return null;
  if (effect.rows === 0) return "the feed is empty";
  if (effect.refused / effect.rows > guards.refused_share) {
    return `${effect.refused} of ${effect.rows} rows (${formatPercentage(effect.refused, effect.rows)}) were refused`;
  }
  if (effect.before > 0 && effect.removed / effect.before > guards.removed_share) {
    return `${effect.removed} of ${effect.before} vehicles (${formatPercentage(effect.removed, effect.before)}) would be gone`;
  }
  return effect.fields ?? effect.held;
};
