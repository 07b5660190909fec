import type { FeedFault, FeedProfile, ImportReport, StockFeed } from "#domain/imports/index.ts";
import type { FeedImport } from "../import-feed.ts";
import type { FeedStore, StockWriter, Takeover } from "../ports.ts";

/** What a source shares with the vehicles on sale. */
export type SourceComparison = Pick<ImportReport, "shared_with"> & {
  /** Why the source cannot be imported as it is; null: it can. */
  readonly reason: string | null;
  readonly vehicles: number;
  /** Vehicles with a VIN that other feeds have on sale. */
  readonly shared: number;
  /** The source's keys by VIN. */
  readonly keys: ReadonlyMap<string, string>;
};

type ComparedSource = {
  readonly feed: string;
  readonly profile: FeedProfile;
  readonly input: { readonly bytes: AsyncIterable<Uint8Array> } | { readonly fault: FeedFault };
};

/** Reads a source as an import would, and changes nothing. */
export const compareSource = async (
  importFeed: FeedImport,
  { feed, profile, input }: ComparedSource,
): Promise<SourceComparison> => {
  const keys = new Map<string, string>();
  let vehicles = 0;
  const request = { profile, feed, dryRun: true, force: false, reportPath: null, alwaysCountsHosts: false };
  const report = await importFeed(
    {
      ...request,
      onVehicle: ({ key, attributes: { vin } }) => {
        vehicles += 1;
        if (vin !== null && !keys.has(vin)) keys.set(vin, key);
      },
    },
    input,
  );
  const { reason, shared_with, counts } = report;
  return { reason, vehicles, shared: counts.shared ?? 0, shared_with, keys };
};

export type AddFeedDependencies = {
  readonly feeds: Pick<FeedStore, "add" | "remove" | "summaries">;
  readonly stock: Pick<StockWriter, "updateVisibleSources" | "takeOver">;
  /** Resolves once no server follows the feed any more, and until the release none does; rejects when one does not stop. */
  readonly lock: (name: string) => Promise<{ readonly release: () => Promise<void> }>;
};

/** Lets the server follow a source beside all others. False: there is a feed of that name. */
export const addFeed = async ({ feeds, stock }: AddFeedDependencies, feed: StockFeed): Promise<boolean> => {
  const isAdded = await feeds.add(feed);
  if (isAdded) await stock.updateVisibleSources();
  return isAdded;
};

/** `unknown`: the earlier source has no vehicle on sale; `in-use`: the feed has some of its own. */
export type TakeoverRefusal = "unknown" | "in-use";

/** Lets the server follow a source as the continuation of an earlier one, whose vehicles become the feed's. */
export const takeOverFeed = async (
  { feeds, stock, lock }: AddFeedDependencies,
  takeover: Takeover,
): Promise<{ readonly vehicles: number } | TakeoverRefusal> => {
  const { feed, from } = takeover;
  const summaries = await feeds.summaries();
  const onSale = (name: string): number => summaries.find((summary) => summary.name === name)?.vehicles ?? 0;
  const vehicles = onSale(from);
  if (vehicles === 0) return "unknown";
  if (onSale(feed.name) > 0) return "in-use";
  await feeds.remove(from);
  const held = await lock(from);
  try {
    await stock.takeOver(takeover);
    return { vehicles };
  } finally {
    await held.release();
  }
};
