import type { Clock } from "#domain/shared/index.ts";
import type { FeedStore, StockWriter } from "../ports.ts";

export type RemoveFeedDependencies = {
  readonly feeds: Pick<FeedStore, "remove">;
  readonly stock: Pick<StockWriter, "importFeed">;
  readonly clock: Clock;
  /** Resolves once no server follows the feed any more, and until the release none does; rejects when one does not stop. */
  readonly lock: (name: string) => Promise<{ readonly release: () => Promise<void> }>;
};

/**
 * Ends following a feed and takes its vehicles off, held ones too, in one stock version that `imports rollback` can take back. Returns
 * their number.
 */
export const removeFeed = async (deps: RemoveFeedDependencies, name: string): Promise<number> => {
  await deps.feeds.remove(name);
  const lock = await deps.lock(name);
  try {
    return await removeVehicles(deps, name);
  } finally {
    await lock.release();
  }
};

const removeVehicles = ({ stock, clock }: RemoveFeedDependencies, name: string): Promise<number> => {
  const started_at = clock.now().toISOString();
  return stock.importFeed(name, async (run) => {
    const removed = await run.removeExcept({ has: () => false });
    const counts = { rows: 0, added: 0, changed: 0, unchanged: 0, removed, refused: 0 };
    const finished_at = clock.now().toISOString();
    const reason = "the feed was removed";
    const record = { feed: name, started_at, finished_at, status: "imported" as const, counts, reason };
    return { commit: true, result: removed, record };
  });
};
