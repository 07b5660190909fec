import type { Clock } from "#domain/shared/index.ts";
import type { FeedStore, StockWriter } from "../ports.ts";

export type RemoveFeedDependencies = {
  readonly feeds: Pick<FeedStore, "remove">;
  readonly stock: Pick<StockWriter, "importFeed">;
  readonly clock: Clock;
};

/**
 * Ends following a feed and takes its vehicles off, held ones too, in one stock version that `imports rollback` can take back. Returns
 * their number.
 */
export const removeFeed = async ({ feeds, stock, clock }: RemoveFeedDependencies, name: string): Promise<number> => {
  const started_at = clock.now().toISOString();
  await feeds.remove(name);
  return stock.importFeed(name, async (run) => {
    const removed = await run.removeExcept({ has: () => false });
    const counts = { rows: 0, added: 0, changed: 0, unchanged: 0, removed, refused: 0 };
    const finished_at = clock.now().toISOString();
    const reason = "the feed was removed";
    const record = { feed: name, started_at, finished_at, status: "imported" as const, counts, reason };
    return { commit: true, result: removed, record };
  });
};
