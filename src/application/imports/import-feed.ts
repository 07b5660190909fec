import type { FeedFault, FeedPart, FeedProfile, ImportReport, RowIssue } from "#domain/imports/index.ts";
import type { LocationReader } from "#domain/locations/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import { readFeedLocations } from "./feed-locations.ts";
import type { ReadFeed, StockWriter } from "./ports.ts";
import { importVehicles, type ImportProgress } from "./vehicles/import-vehicles.ts";

export type FeedImportDependencies = {
  readonly stock: Pick<StockWriter, "importFeed" | "listImports">;
  readonly locations: Pick<LocationReader, "all">;
  readonly readFeed: ReadFeed;
  /** SHA-256 of a text, in hexadecimal. */
  readonly digest: (text: string) => string;
  readonly clock: Clock;
};

export type FeedImportRequest = {
  readonly profile: FeedProfile;
  /** Name of the feed; feeds are independent of each other. */
  readonly feed: string;
  readonly dryRun: boolean;
  readonly force: boolean;
};

/** The bytes of a feed, or the fault that prevented opening it. */
export type FeedInput = { readonly bytes: AsyncIterable<Uint8Array> } | { readonly fault: FeedFault };

export type FeedImportObserver = {
  readonly onProgress?: (progress: ImportProgress) => void;
  readonly onIssue?: (issue: RowIssue) => void;
};

export type FeedImport = (
  request: FeedImportRequest,
  input: FeedInput,
  observer?: FeedImportObserver,
) => Promise<ImportReport>;

const faultPart = async function* (fault: FeedFault): AsyncIterable<FeedPart> {
  yield { type: "fault", fault };
};

/** Imports a feed of vehicles into the stock, with the locations of the catalogue. */
export const createFeedImport =
  ({ stock, locations, readFeed, digest, clock }: FeedImportDependencies): FeedImport =>
  async ({ profile, feed, dryRun, force }, input, observer = {}) =>
    importVehicles({
      feed,
      profile,
      parts: "fault" in input ? faultPart(input.fault) : readFeed(input.bytes, profile, { lenient: force }),
      stock,
      clock,
      digest,
      locations: await readFeedLocations(locations),
      force,
      dryRun,
      ...observer,
    });
