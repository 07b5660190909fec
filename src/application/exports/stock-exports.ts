import { type Clock, type Digest, thisYear } from "#domain/shared/index.ts";
import type { Log } from "../jobs/ports.ts";
import type { CatalogueReader, StockReader } from "../stock/ports.ts";
import type { Paths } from "#domain/site/index.ts";
import type { Location } from "#domain/locations/index.ts";
import { createExportCounts, type ExportCounts, writeExport } from "./write-export.ts";
import type { ExportContext, ExportedVehicle, ExportFile, ExportFiles, ExportFormat } from "./ports.ts";

type ExportStockDependencies = {
  readonly stock: Pick<StockReader, "all"> & { readonly allAsFed: () => AsyncIterable<ExportedVehicle> };
  readonly clock: Clock;
  readonly locations: CatalogueReader["locations"];
  readonly paths: Pick<Paths, "vehicle">;
  /** Origin without a trailing slash. */
  readonly siteUrl: string;
};

/** The vehicles on sale in a format. `counts` are complete once `content` has been read. */
type StockExportContent = { readonly content: AsyncIterable<Uint8Array>; readonly counts: ExportCounts };

/** `siteUrl` is an origin without a trailing slash. */
const createExportContext = (
  siteUrl: string,
  paths: Pick<Paths, "vehicle">,
  locations: readonly Location[],
  year: number,
): ExportContext => {
  const byId = new Map(locations.map((location) => [location.id, location]));
  return {
    vehicleUrl: (vehicle) => siteUrl + paths.vehicle(vehicle),
    absoluteUrl: (url) => (url.startsWith("/") ? siteUrl + url : url),
    locationById: (id) => (id === null ? null : (byId.get(id) ?? null)),
    year,
  };
};

/** Exports the stock with the attributes of the feed or the displayed values, as the format requires. */
export const exportStock = async (
  { stock, locations, paths, siteUrl, clock }: ExportStockDependencies,
  format: ExportFormat,
): Promise<StockExportContent> => {
  const context = createExportContext(siteUrl, paths, await locations.all(), thisYear(clock));
  const counts = createExportCounts();
  const vehicles = format.asFed ? stock.allAsFed() : stock.all();
  return { content: writeExport(format, vehicles, context, counts), counts };
};

/** The stock in one format. The entity tag of the current one is known without reading the stock. */
export type StockExport = {
  readonly mediaType: string;
  /** Null while the state of the stock cannot be read. */
  readonly etag: string | null;
  /**
   * Finds or writes the file; nothing is open before the stream of `read` is read. Where it cannot be written, the previous
   * one with its own entity tag; null without one.
   */
  readonly file: () => Promise<(ExportFile & { readonly etag: string }) | null>;
};

/** The export with this file name; null when there is none. */
export type StockExports = (file: string) => Promise<StockExport | null>;

type StockExportDependencies = ExportStockDependencies & {
  readonly formats: readonly ExportFormat[];
  /** Changes with the output of a format. */
  readonly formatVersion: string;
  readonly stock: Pick<StockReader, "version">;
  readonly catalogue: Pick<CatalogueReader, "version">;
  readonly files: ExportFiles;
  /** SHA-256 in hexadecimal. */
  readonly digest: Digest;
  /** SHA-256 in `base64url`, for entity tags. */
  readonly shortDigest: Digest;
  readonly log: Pick<Log, "info" | "error">;
};

/** Names the file and the entity tag of one state of the stock. */
const readExportVersion = async (
  { stock, catalogue, formatVersion, siteUrl, digest }: StockExportDependencies,
  format: ExportFormat,
): Promise<string> => {
  const [stockVersion, catalogueVersion] = await Promise.all([stock.version(), catalogue.version()]);
  return `${format.file}.${formatVersion}-${stockVersion}-${catalogueVersion}-${digest(siteUrl).slice(0, 8)}`;
};

/** Suffix of compressed files. */
const SUFFIX = ".gz";

const write = async (deps: StockExportDependencies, format: ExportFormat, name: string): Promise<void> => {
  const { content, counts } = await exportStock(deps, format);
  await deps.files.write(name, content);
  deps.log.info(
    { format: format.name, written: counts.exported, leftOut: Object.fromEntries(counts.skipped) },
    "stock written",
  );
  await deps.files.removeOutdated(`${format.file}.`, name);
};

/**
 * Stock exports, one file for each format and state of the stock, written on first request: networks fetch feeds
 * every hour, and the stock changes a few times a day.
 */
export const createStockExports = (deps: StockExportDependencies): StockExports => {
  const { files } = deps;
  const writesInProgress = new Map<string, Promise<void>>();

  const writeOnce = (format: ExportFormat, name: string): Promise<void> => {
    const existing = writesInProgress.get(name);
    if (existing) return existing;
    const started = write(deps, format, name).finally(() => writesInProgress.delete(name));
    writesInProgress.set(name, started);
    return started;
  };

  const etagOf = (version: string): string => `W/"${deps.shortDigest(version).slice(0, 20)}"`;

  const findOrWrite = async (format: ExportFormat, version: string): Promise<ExportFile> => {
    const name = `${version}${SUFFIX}`;
    const existing = await files.find(name);
    if (existing !== null) return existing;
    await writeOnce(format, name);
    const written = await files.find(name);
    if (written === null) throw new Error(`the export ${name} has disappeared`);
    return written;
  };

  const findPrevious: (format: ExportFormat) => ReturnType<StockExport["file"]> = async (format) => {
    const name = await files.newest(`${format.file}.`);
    const file = name === null ? null : await files.find(name);
    return name === null || file === null ? null : { ...file, etag: etagOf(name.slice(0, -SUFFIX.length)) };
  };

  return async (file) => {
    const format = deps.formats.find((candidate) => candidate.file === file);
    if (!format) return null;
    const fallBack = (error: unknown): ReturnType<StockExport["file"]> => {
      deps.log.error(
        { err: error, format: format.name },
        "the stock could not be exported; the previous export is served",
      );
      return findPrevious(format);
    };
    const { mediaType } = format;
    try {
      const version = await readExportVersion(deps, format);
      const etag = etagOf(version);
      const current = async () => ({ ...(await findOrWrite(format, version)), etag });
      return { mediaType, etag, file: () => current().catch(fallBack) };
    } catch (error) {
      return { mediaType, etag: null, file: () => fallBack(error) };
    }
  };
};
