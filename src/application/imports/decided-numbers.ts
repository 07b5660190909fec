import {
  type FeedNotations,
  type FeedPart,
  type FeedProfile,
  NotationScan,
  statedNotation,
} from "#domain/imports/index.ts";
import { type Clock, thisYear } from "#domain/shared/index.ts";
import type { ReadFeed, StoreFeed } from "./ports.ts";

type ReadableFeed = {
  readonly parts: AsyncIterable<FeedPart>;
  /** How its columns write decimals and dates. */
  readonly numbers: FeedNotations;
};

type FeedReading = {
  readonly profile: FeedProfile;
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly lenient: boolean;
};

export const NO_DECIDED_NUMBERS: FeedNotations = { byColumn: new Map(), dateForms: new Map(), notes: [] };

/** Reads the figures of a feed and no more. A fault of the feed is reported by who reads it next. */
const scanNumbers = async (
  parts: AsyncIterable<FeedPart>,
  profile: FeedProfile,
  year: number,
): Promise<FeedNotations> => {
  let scan: NotationScan | null = null;
  for await (const part of parts) {
    if (part.type === "header") scan = new NotationScan(profile, part.columns, year);
    if (part.type === "rows") for (const row of part.rows) scan?.add(row);
    if (scan?.isDone === true) break;
  }
  return scan?.decide() ?? NO_DECIDED_NUMBERS;
};

/**
 * Runs `work` on a feed whose columns are decided: unless the profile states how decimals are written, the feed is stored
 * and read twice, first for the figures of all rows.
 */
export const withDecidedNumbers = async <T>(
  { storeFeed, readFeed, clock }: { readonly storeFeed: StoreFeed; readonly readFeed: ReadFeed; readonly clock: Clock },
  { profile, bytes, lenient }: FeedReading,
  work: (feed: ReadableFeed) => Promise<T>,
): Promise<T> => {
  if (statedNotation(profile) !== null) {
    return work({ parts: readFeed(bytes, profile, { lenient }), numbers: NO_DECIDED_NUMBERS });
  }
  const stored = await storeFeed(bytes);
  try {
    const numbers = await scanNumbers(readFeed(stored.read(), profile, { lenient }), profile, thisYear(clock));
    return await work({ parts: readFeed(stored.read(), profile, { lenient }), numbers });
  } finally {
    await stored.discard();
  }
};
