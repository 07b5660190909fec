import type { Clock } from "#domain/shared/index.ts";
import type { FeedStore, SavedImport, StockWriter, Takeover } from "../ports.ts";
import type { FeedFault, FeedProfile, ImportReport, OwnGuards, StockFeed } from "#domain/imports/index.ts";
import type { FeedImport } from "../import-feed.ts";

/** `environment`: of `STOCK_FEED_URL`; `command`: imported by hand, and followed by nobody. */
type FeedOrigin = "feeds" | "environment" | "command";

export type ListedFeed = {
  readonly name: string;
  readonly origin: FeedOrigin;
  /** Null: only the commands that imported it know. */
  readonly source: string | null;
  readonly profile: string | null;
  readonly interval_seconds: number | null;
  /** Limits that differ from those of the settings. */
  readonly guards: OwnGuards;
  readonly paused_at: string | null;
  /** The answers of its address say no length: one that breaks off may pass as a whole one. */
  readonly lacks_length: boolean;
  /** On sale. */
  readonly vehicles: number;
  /** Those of `vehicles` that another source lists as well, which is visible. */
  readonly visible_elsewhere: number;
  readonly newest_import: SavedImport | null;
};

/** `environment`: the feed of `STOCK_FEED_URL`, named after its profile. */
export const listFeeds = async (
  store: Pick<FeedStore, "list" | "summaries" | "withoutLength">,
  environment: StockFeed | null,
): Promise<readonly ListedFeed[]> => {
  const [stored, summaries, withoutLength] = await Promise.all([
    store.list(),
    store.summaries(),
    store.withoutLength(),
  ]);
  const followed = [
    ...(environment === null ? [] : [{ feed: environment, origin: "environment" as const }]),
    ...stored.map((feed) => ({ feed, origin: "feeds" as const })),
  ];
  const summaryOf = (name: string) => summaries.find((summary) => summary.name === name);
  const listed = followed.map(({ feed, origin }): ListedFeed => {
    const { name, source, profile, intervalSeconds: interval_seconds, guards, pausedAt: paused_at } = feed;
    const { vehicles = 0, visible_elsewhere = 0, newest = null } = summaryOf(name) ?? {};
    const lacks_length = withoutLength.has(name);
    const own = { name, origin, source, profile, interval_seconds, guards, paused_at, lacks_length };
    return { ...own, vehicles, visible_elsewhere, newest_import: newest };
  });
  const others = summaries
    .filter(({ name, vehicles }) => vehicles > 0 && !listed.some((feed) => feed.name === name))
    .map(({ name, vehicles, visible_elsewhere, newest: newest_import }): ListedFeed => {
      const unknown = {
        source: null,
        profile: null,
        interval_seconds: null,
        guards: {},
        paused_at: null,
        lacks_length: false,
      };
      return { name, origin: "command", ...unknown, vehicles, visible_elsewhere, newest_import };
    });
  return [...listed, ...others];
};

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

type AddFeedDependencies = {
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

type RemoveFeedDependencies = {
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
