import type { FinishedImport, QueueImportEmail, RunningImport, SavedImport, StockWriter } from "./ports.ts";
import type { Clock } from "#domain/shared/index.ts";

type NotifyStaffDependencies = {
  readonly listImports: StockWriter["listImports"];
  readonly queueEmail: QueueImportEmail;
  readonly onError: (error: unknown) => void;
};

/** Number of past imports that are searched for one of the same feed. */
const MAX_PAST_IMPORTS = 200;

const isHandled = ({ reason, counts }: FinishedImport): boolean =>
  reason === null && (counts.held ?? 0) === 0 && (counts.shared ?? 0) === 0;

/** More vehicles of several feeds than the import before had, and than the last import of the other feed has reported. */
const hasNewShared = (
  { counts, shared_with }: FinishedImport,
  earlier: readonly SavedImport[],
  previous?: SavedImport,
) =>
  (counts.shared ?? 0) > (previous?.counts.shared ?? 0) &&
  shared_with.some(({ feed, vins }) => vins > (earlier.find((past) => past.feed === feed)?.counts.shared ?? 0));

/** False when the previous import of the same feed ended in the same way: a feed may be polled every minute. */
const isNews = async (listImports: StockWriter["listImports"], finished: FinishedImport): Promise<boolean> => {
  const { feed, status, reason, counts } = finished;
  const all = (await listImports(MAX_PAST_IMPORTS)).filter((past) => past.status !== "accepted");
  const [, previous] = all.filter((past) => past.feed === feed);
  if (reason === null)
    return (counts.held ?? 0) > (previous?.counts.held ?? 0) || hasNewShared(finished, all, previous);
  return previous?.status !== status || previous.reason !== reason;
};

/** Notifies the staff by email when an import was rejected, or holds more prices or shares more vehicles with other feeds than the one before. A failure to do so does not fail the import. */
export const createStaffNotifier =
  ({ listImports, queueEmail, onError }: NotifyStaffDependencies) =>
  async (finished: FinishedImport): Promise<void> => {
    if (finished.dry_run || isHandled(finished)) return;
    try {
      if (await isNews(listImports, finished)) await queueEmail(finished);
    } catch (error) {
      onError(error);
    }
  };

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
