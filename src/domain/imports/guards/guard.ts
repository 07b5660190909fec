import { z } from "zod";
import type { FeedFault } from "../feed-row.ts";

/** "88.8 %", rounded down so that "100 %" means all. */
export const formatPercentage = (part: number, total: number): string => `${Math.floor((part / total) * 1000) / 10} %`;

const share = z.number().min(0).max(1);

/** `change`: the relative change from which a value counts as moved; `share`: of the compared vehicles. */
const movedLimit = (change: number, limit: number) =>
  z.strictObject({ change: z.number().gt(0).lt(1).default(change), share: share.default(limit) }).prefault({});

const lostLimit = (limit: number) => z.strictObject({ share: share.default(limit) }).prefault({});

/** A feed that removes a larger share of its vehicles is quarantined. */
export const MAX_REMOVED_SHARE = 0.2;

/** A feed with a larger share of refused rows is quarantined. */
export const MAX_REFUSED_SHARE = 0.5;

/**
 * A vehicle is held whose price changes by more than `change` (0.5: to less than half, or to more than double), or is more
 * than `factor` times as high or low as vehicles of its model and age. `share`: of the rows of the feed.
 */
const heldPrice = z
  .strictObject({
    change: z.number().gt(0).lt(1).default(0.5),
    factor: z.number().gt(1).max(1_000).default(5),
    share: share.default(0.1),
  })
  .prefault({});

/** Limits of a plausible feed of vehicles: one that exceeds a limit is quarantined. Shares are 0 to 1. */
export const importGuardsSchema = z
  .strictObject({
    removed_share: share.default(MAX_REMOVED_SHARE),
    refused_share: share.default(MAX_REFUSED_SHARE),
    /** Fewer vehicles never trip a guard of a field; a model with fewer prices has no median. */
    min_vehicles: z.number().int().min(1).max(10_000).default(5),
    /** 0.3: a price that falls to less than 70 %, or rises by as much. A lost price counts as moved. */
    price: movedLimit(0.3, 0.1),
    /** Moves of less than 1,000 km never count. */
    mileage: movedLimit(0.5, 0.1),
    /** Vehicles that lose all their pictures. */
    pictures: lostLimit(0.2),
    /** Vehicles that change or lose their location. */
    location: lostLimit(0.3),
    /** Vehicles of models whose median price moves. */
    median_price: movedLimit(0.4, 0.2),
    held_price: heldPrice,
  })
  .prefault({});

export type ImportGuards = z.infer<typeof importGuardsSchema>;

export const DEFAULT_IMPORT_GUARDS: ImportGuards = importGuardsSchema.parse(undefined);

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
