import type { Expiring } from "#domain/retention/index.ts";
import type { NoticeSite, StaffMessage } from "../leads/ports.ts";

/** A purge that waits for a person. Times are ISO 8601, `at` by the clock that is doubted. */
export type PurgeHold = {
  /** `clock`: it is later than it can be; `amount`: more would go than usual. */
  readonly reason: "clock" | "amount";
  readonly at: string;
  /** The time that it should be about, for a doubted clock. */
  readonly expected: string | null;
  readonly expiring: readonly Expiring[];
  /** The staff has been told. */
  readonly isTold: boolean;
};

/** What the nodes of a database know about time and purges. */
export type PurgeMemory = {
  /** When the clock was believed last; before that, when the newest row was made. Null in an empty database. */
  readonly lastTrusted: () => Promise<Date | null>;
  readonly trust: (at: Date) => Promise<void>;
  readonly hold: () => Promise<PurgeHold | null>;
  /** Null: nothing waits any more. */
  readonly saveHold: (hold: PurgeHold | null) => Promise<void>;
};

/** Renders the email about a purge that waits. */
export type PurgeHoldTemplate = (
  hold: { readonly text: string; readonly command: string },
  site: NoticeSite,
) => StaffMessage;
