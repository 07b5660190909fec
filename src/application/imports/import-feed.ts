import type { FeedFault, FeedPart, FeedProfile, ImportGuards, ImportReport } from "#domain/imports/index.ts";
import type { LocationReader } from "#domain/locations/index.ts";
import type { BrandReader } from "#domain/models/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import { type MediaHosts, type RefusedHost, RefusedHostCounter } from "#domain/media/index.ts";
import { allMedia, type Medium } from "#domain/vehicles/index.ts";
import { readBrandNames, toFeedLocations } from "./catalogue-names.ts";
import { NO_DECIDED_NUMBERS, withDecidedNumbers } from "./decided-numbers.ts";
import type { OpenReportFile, ReadFeed, StockRow, StockWriter, StoreFeed } from "./ports.ts";
import { withoutFingerprints } from "./vehicles/without-fingerprints.ts";
import { importVehicles, type ImportOptions, type ImportProgress } from "./vehicles/import-vehicles.ts";

/** The media of a feed's vehicles on sale, vehicle by vehicle; of all feeds without a name. */
type ReadMedia = (feed?: string) => AsyncIterable<readonly Medium[]>;

type FeedMediaReader = {
  readonly read: ReadMedia;
  /** Hosts that media of vehicles may come from. */
  readonly hosts: () => Promise<MediaHosts>;
};

/** Hosts of the pictures and films of a feed that are not shown, because the settings do not name them. */
export const countRefusedHosts = async (
  { read, hosts }: FeedMediaReader,
  feed?: string,
): Promise<readonly RefusedHost[]> => {
  const counter = new RefusedHostCounter(await hosts());
  for await (const media of read(feed)) counter.add(media);
  return counter.list();
};

export type FeedImportDependencies = {
  readonly stock: Pick<StockWriter, "importFeed" | "listImports">;
  readonly brands: Pick<BrandReader, "all">;
  readonly locations: Pick<LocationReader, "all">;
  readonly readFeed: ReadFeed;
  readonly storeFeed: StoreFeed;
  readonly openReportFile: OpenReportFile;
  /** SHA-256 of a text, in hexadecimal. */
  readonly digest: (text: string) => string;
  readonly clock: Clock;
  readonly guards: ImportGuards;
  /** Null: the settings are invalid, and no host is counted as refused. */
  readonly media: FeedMediaReader | null;
};

export type FeedImportRequest = {
  readonly profile: FeedProfile;
  /** Name of the feed; feeds are independent of each other. */
  readonly feed: string;
  readonly dryRun: boolean;
  readonly force: boolean;
  /** File that receives every refused row and the report; null: none. */
  readonly reportPath: string | null;
  /**
   * False: the refused hosts of the feed are counted only after an import that changes its vehicles, because reading the
   * media of 100,000 takes a second.
   */
  readonly alwaysCountsHosts: boolean;
  /** Receives every accepted vehicle of a dry run. */
  readonly onVehicle?: (vehicle: StockRow) => void;
};

/** The bytes of a feed, or the fault that prevented opening it. */
export type FeedInput = { readonly bytes: AsyncIterable<Uint8Array> } | { readonly fault: FeedFault };

export type FeedImport = (
  request: FeedImportRequest,
  input: FeedInput,
  onProgress?: (progress: ImportProgress) => void,
) => Promise<ImportReport>;

const faultPart = async function* (fault: FeedFault): AsyncIterable<FeedPart> {
  yield { type: "fault", fault };
};

const importInput = (
  deps: FeedImportDependencies,
  input: FeedInput,
  options: Omit<ImportOptions, "parts" | "numbers">,
): Promise<ImportReport> => {
  const { profile, force: lenient } = options;
  return "fault" in input
    ? importVehicles({ ...options, parts: faultPart(input.fault), numbers: NO_DECIDED_NUMBERS })
    : withDecidedNumbers(deps, { profile, bytes: input.bytes, lenient }, (feed) =>
        importVehicles({ ...options, ...feed }),
      );
};

/**
 * Imports a feed of vehicles into the stock, with the locations of the catalogue and its names of brands. The report file appears when the
 * import has ended, and not at all when it throws.
 */
export const createFeedImport =
  (deps: FeedImportDependencies): FeedImport =>
  async ({ profile, feed, dryRun, force, reportPath, alwaysCountsHosts, onVehicle }, input, onProgress) => {
    const { stock, brands, locations, openReportFile, digest, clock, guards, media } = deps;
    const reportFile = reportPath === null ? null : await openReportFile(reportPath);
    const seen = media !== null && dryRun ? new RefusedHostCounter(await media.hosts()) : null;
    try {
      const imported = await importInput(deps, input, {
        feed,
        profile,
        stock: seen === null && onVehicle === undefined ? stock : withoutFingerprints(stock),
        clock,
        digest,
        brandNames: await readBrandNames(brands),
        locations: toFeedLocations(await locations.all()),
        guards,
        force,
        dryRun,
        ...(onProgress ? { onProgress } : {}),
        ...(reportFile ? { onIssue: reportFile.add } : {}),
        onVehicle: (vehicle) => {
          seen?.add(allMedia(vehicle.attributes));
          onVehicle?.(vehicle);
        },
      });
      const isCounted = alwaysCountsHosts || imported.status === "imported";
      const refused_hosts =
        seen?.list() ?? (isCounted && media !== null ? await countRefusedHosts(media, imported.feed) : []);
      const report = { ...imported, refused_hosts };
      await reportFile?.close(report);
      return report;
    } catch (error) {
      await reportFile?.discard();
      throw error;
    }
  };
