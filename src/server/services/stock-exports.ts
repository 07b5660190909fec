import { createExportContext, writeExport, createExportCounts } from "#application/exports/index.ts";
import type { ExportFormat } from "#application/exports/ports.ts";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { EXPORT_FORMATS, EXPORT_VERSION } from "../../adapters/formats/vehicles/index.ts";
import type { Paths } from "#domain/site/index.ts";
import { createCatalogueRepository, createStockReader, type Database } from "../../adapters/database/index.ts";
import { writeFileAtomically } from "../../adapters/platform/atomic-file.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import type { StockExports } from "../api/feeds.ts";
import type { Config } from "../config.ts";

type StockExportDependencies = {
  readonly config: Pick<Config, "dataDir" | "siteUrl">;
  readonly database: Database;
  readonly paths: Paths;
  readonly log: Logger;
};

/** Names the file and the entity tag of one state of the stock. */
const readExportVersion = async (
  { config, database }: StockExportDependencies,
  format: ExportFormat,
): Promise<string> => {
  const [stock, catalogue] = await Promise.all([
    createStockReader(database).version(),
    createCatalogueRepository(database).version(),
  ]);
  const site = createHash("sha256").update(config.siteUrl).digest("hex").slice(0, 8);
  return `${format.file}.${EXPORT_VERSION}-${stock}-${catalogue}-${site}`;
};

const write = async (
  { config, database, paths, log }: StockExportDependencies,
  format: ExportFormat,
  path: string,
): Promise<void> => {
  const reader = createStockReader(database);
  const context = createExportContext(config.siteUrl, paths, await createCatalogueRepository(database).locations.all());
  const counts = createExportCounts();
  const vehicles = format.asFed ? reader.allAsFed() : reader.all();
  await pipeline(
    Readable.from(writeExport(format, vehicles, context, counts)),
    createGzip({ level: 6 }),
    (compressed: AsyncIterable<Uint8Array>) => writeFileAtomically(path, compressed),
  );
  log.info(
    { format: format.name, written: counts.exported, leftOut: Object.fromEntries(counts.skipped) },
    "stock written",
  );
};

const removeOutdated = async (folder: string, format: ExportFormat, current: string): Promise<void> => {
  const outdated = (await readdir(folder)).filter(
    (name) => name.startsWith(`${format.file}.`) && name.endsWith(".gz") && name !== current,
  );
  await Promise.all(outdated.map((name) => rm(join(folder, name), { force: true })));
};

/**
 * Stock exports, one file for each format and state of the stock, written on first request: networks fetch feeds
 * every hour, and the stock changes a few times a day.
 */
export const createStockExports = (deps: StockExportDependencies): StockExports => {
  const folder = join(deps.config.dataDir, "exports");
  const writesInProgress = new Map<string, Promise<void>>();

  const writeOnce = (format: ExportFormat, name: string): Promise<void> => {
    const path = join(folder, name);
    const existing = writesInProgress.get(path);
    if (existing) return existing;
    const started = mkdir(folder, { recursive: true })
      .then(() => write(deps, format, path))
      .then(() => removeOutdated(folder, format, name))
      .finally(() => writesInProgress.delete(path));
    writesInProgress.set(path, started);
    return started;
  };

  return async (file) => {
    const format = EXPORT_FORMATS.find((candidate) => candidate.file === file);
    if (!format) return null;
    const version = await readExportVersion(deps, format);
    const name = `${version}.gz`;
    return {
      etag: `W/"${createHash("sha256").update(version).digest("base64url").slice(0, 20)}"`,
      mediaType: format.mediaType,
      async open(encoding) {
        const path = join(folder, name);
        const stats = await stat(path).catch(() => null);
        if (!stats) await writeOnce(format, name);
        const bytes = createReadStream(path);
        return {
          modified: stats?.mtime ?? (await stat(path)).mtime,
          stream: Readable.toWeb(
            encoding === "gzip" ? bytes : bytes.pipe(createGunzip()),
          ) as ReadableStream<Uint8Array>,
        };
      },
    };
  };
};
