import type { ExpiredCount } from "#domain/retention/index.ts";

/** A purge that waits for confirmation. Times are ISO 8601, `at` by the doubtful clock. */
export type PurgeHold = {
  /** `clock`: the clock is implausibly late; `amount`: unusually much would be deleted. */
  readonly reason: "clock" | "amount";
  readonly at: string;
  /** The plausible time, for a doubtful clock. */
  readonly expected: string | null;
  readonly expiring: readonly ExpiredCount[];
  /** True once the staff has been notified. */
  readonly isTold: boolean;
};

/** State about clock and purges shared by the nodes of a database. */
export type PurgeState = {
  /** When the clock was last plausible; initially the creation time of the newest row. Null in an empty database. */
  readonly lastTrusted: () => Promise<Date | null>;
  readonly trust: (at: Date) => Promise<void>;
  readonly hold: () => Promise<PurgeHold | null>;
  /** Null: nothing is waiting. */
  readonly saveHold: (hold: PurgeHold | null) => Promise<void>;
};
