import type { Database } from "../../adapters/database/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import { goRound, type RoundParts } from "./alert-round.ts";

type Parts = Omit<RoundParts, "signal"> & {
  readonly database: Pick<Database, "tryLock">;
  /** Tells the outbox that something new is due. */
  readonly wake: () => void;
  readonly log: Pick<Logger, "info" | "error">;
};

export type AlertFollower = {
  /** Goes round soon. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
};

/** A new day begins at some time, and with it mails that had to wait. */
const ROUND_EVERY_MS = 3_600_000;

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : "unknown");

const round = async (parts: Parts, signal: AbortSignal): Promise<void> => {
  const lock = await parts.database.tryLock("alerts");
  if (lock === null) return;
  try {
    const { mails, failures } = await goRound({ ...parts, signal });
    if (failures > 0) parts.log.error({ failures }, "some alerts could not be looked after");
    if (mails === 0) return;
    parts.log.info({ mails }, "alerts mailed");
    parts.wake();
  } finally {
    await lock.release();
  }
};

/** Goes round over all alerts every hour and when asked to, one round after the other, on one node at a time. */
export const followAlerts = (parts: Parts): AlertFollower => {
  const end = new AbortController();
  let running: Promise<void> | null = null;
  let again = false;
  const roundsWanted = async (): Promise<void> => {
    do {
      again = false;
      // Nothing of a person's is logged: a driver's message may quote the statement's values.
      await round(parts, end.signal).catch((error: unknown) =>
        parts.log.error({ error: nameOf(error) }, "alerts not mailed"),
      );
    } while (again && !end.signal.aborted);
  };
  const start = (): void => {
    if (end.signal.aborted) return;
    again = true;
    running ??= roundsWanted().finally(() => {
      running = null;
    });
  };
  const timer = setInterval(start, ROUND_EVERY_MS).unref();
  return {
    start,
    stop: async () => {
      end.abort();
      clearInterval(timer);
      await running;
    },
  };
};
