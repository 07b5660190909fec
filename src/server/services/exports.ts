import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { EXPORT_FORMATS, EXPORT_VERSION, exportContext, type ExportFormat } from "#domain/exports/index.ts";
import type { Paths } from "#domain/site/index.ts";
import { catalogueRepository, createStockReader, type Database } from "../../adapters/database/index.ts";
import { exportBytes, newTally } from "../../adapters/feeds/export/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import type { StockExports } from "../api/feeds.ts";
import type { Config } from "../config.ts";

type Parts = {
  readonly config: Pick<Config, "dataDir" | "siteUrl">;
  readonly database: Database;
  readonly paths: Paths;
  readonly log: Logger;
};

/** What the file of one state of the stock is called, and what its entity tag is. */
const stampOf = async ({ config, database }: Parts, format: ExportFormat): Promise<string> => {
  const [stock, catalogue] = await Promise.all([
    createStockReader(database).version(),
    catalogueRepository(database).version(),
  ]);
  const site = createHash("sha256").update(config.siteUrl).digest("hex").slice(0, 8);
  return `${format.file}.${EXPORT_VERSION}-${stock}-${catalogue}-${site}`;
};

const write = async ({ config, database, paths, log }: Parts, format: ExportFormat, path: string): Promise<void> => {
  const reader = createStockReader(database);
  const context = exportContext(config.siteUrl, paths, await catalogueRepository(database).locations.all());
  const tally = newTally();
  const vehicles = format.asFed ? reader.allAsFed() : reader.all();
  const beside = `${path}.${process.pid}.part`;
  await pipeline(
    Readable.from(exportBytes(format, vehicles, context, tally)),
    createGzip({ level: 6 }),
    createWriteStream(beside),
  );
  await rename(beside, path);
  log.info(
    { format: format.name, written: tally.written, leftOut: Object.fromEntries(tally.leftOut) },
    "stock written",
  );
};

const removeOlder = async (folder: string, format: ExportFormat, current: string): Promise<void> => {
  const outdated = (await readdir(folder)).filter(
    (name) => name.startsWith(`${format.file}.`) && name.endsWith(".gz") && name !== current,
  );
  await Promise.all(outdated.map((name) => rm(join(folder, name), { force: true })));
};

/**
 * The stock in every format, one file a format and state of the stock, written when it is first asked for: feeds are
 * fetched by several networks every hour, and the stock changes a few times a day.
 */
export const createStockExports = (parts: Parts): StockExports => {
  const folder = join(parts.config.dataDir, "exports");
  const writing = new Map<string, Promise<void>>();

  const writeOnce = (format: ExportFormat, name: string): Promise<void> => {
    const path = join(folder, name);
    const under = writing.get(path);
    if (under) return under;
    const made = mkdir(folder, { recursive: true })
      .then(() => write(parts, format, path))
      .then(() => removeOlder(folder, format, name))
      .finally(() => writing.delete(path));
    writing.set(path, made);
    return made;
  };

  return async (file) => {
    const format = EXPORT_FORMATS.find((candidate) => candidate.file === file);
    if (!format) return null;
    const stamp = await stampOf(parts, format);
    const name = `${stamp}.gz`;
    return {
      etag: `W/"${createHash("sha256").update(stamp).digest("base64url").slice(0, 20)}"`,
      mediaType: format.mediaType,
      async open(encoding) {
        const path = join(folder, name);
        const there = await stat(path).catch(() => null);
        if (!there) await writeOnce(format, name);
        const bytes = createReadStream(path);
        return {
          modified: there?.mtime ?? (await stat(path)).mtime,
          stream: Readable.toWeb(
            encoding === "gzip" ? bytes : bytes.pipe(createGunzip()),
          ) as ReadableStream<Uint8Array>,
        };
      },
    };
  };
};
