import type { Clock } from "#domain/shared/index.ts";
import type { RunningImport } from "./ports.ts";

/** A line for who waits: for which import, and how long that has run. */
export const describeWait = (running: RunningImport | null, now: Date): string => {
  if (running === null) return "waiting for another import of vehicles, for ten minutes at most";
  const seconds = Math.max(0, Math.round((now.getTime() - Date.parse(running.since)) / 1_000));
  return `waiting for ${running.work} by ${running.by}, which has run for ${seconds} s; for ten minutes at most`;
};

/** Readings of the feed that did not come. `lastRead`: the last complete one; null: never. `since`: it, or the start. */
export type FeedDelay = { readonly missed: number; readonly lastRead: Date | null; readonly since: Date };

type FeedDelayDependencies = {
  /** When a node last read the feed completely; null: never. */
  readonly lastRead: () => Promise<Date | null>;
  readonly clock: Clock;
  readonly intervalMs: number;
};

/** From so many missed readings on, the feed counts as delayed. */
const DELAYED_FROM = 2;

/** Readings that are overdue since `from`. A reading is missed when it is not complete by the time the next one is due. */
export const countMissed = (from: Date, now: Date, intervalMs: number): number =>
  Math.max(0, Math.floor((now.getTime() - from.getTime()) / intervalMs) - 1);

/**
 * Counts overdue readings, from now on: before, nobody may have been running.
 */
export const createFeedDelay = ({
  lastRead: readLast,
  clock,
  intervalMs,
}: FeedDelayDependencies): (() => Promise<FeedDelay>) => {
  const startedAt = clock.now();
  return async () => {
    const lastRead = await readLast();
    const from = Math.max(lastRead?.getTime() ?? 0, startedAt.getTime());
    return { missed: countMissed(new Date(from), clock.now(), intervalMs), lastRead, since: lastRead ?? startedAt };
  };
};

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

const duration = (ms: number): string => {
  const seconds = Math.round(ms / 1_000);
  if (seconds < 2 * MINUTE_S) return `${seconds} s`;
  return seconds < 2 * HOUR_S ? `${Math.round(seconds / MINUTE_S)} min` : `${Math.round(seconds / HOUR_S)} h`;
};

/** A sentence for the operator; null: the feed is not delayed. */
export const describeFeedDelay = (
  feed: string,
  { missed, lastRead, since }: FeedDelay,
  intervalMs: number,
  now: Date,
): string | null => {
  if (missed < DELAYED_FROM) return null;
  const ago = duration(now.getTime() - since.getTime());
  const last = lastRead === null ? `was not read completely in ${ago}` : `was last read completely ${ago} ago`;
  return `the stock feed ${feed} ${last}; it is due every ${duration(intervalMs)}, and ${missed} readings were missed`;
};
