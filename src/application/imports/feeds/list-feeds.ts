import type { OwnGuards, StockFeed } from "#domain/imports/index.ts";
import type { FeedStore, SavedImport } from "../ports.ts";

/** `environment`: of `STOCK_FEED_URL`; `command`: imported by hand, and followed by nobody. */
export type FeedOrigin = "feeds" | "environment" | "command";

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
