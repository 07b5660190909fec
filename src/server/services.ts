// The composition root: with the files of `services/`, the only place that chooses adapters.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PictureService } from "#domain/media/index.ts";
import { createPaths, type Settings } from "#domain/site/index.ts";
import type { PaintedCar } from "#domain/vehicles/index.ts";
import { createStockReader, openDatabase } from "../adapters/database/index.ts";
import type { Logger } from "../adapters/observability/index.ts";
import { createIconSource, createStudioPainter } from "../adapters/media/index.ts";
import { readSettings } from "../adapters/settings/read.ts";
import type { WebHandler } from "../web/handler.ts";
import type { CacheTag, WebServices } from "../web/services.ts";
import type { Config } from "./config.ts";
import type { ContentDelivery } from "./api/content/routes.ts";
import type { StockExports } from "./api/feeds.ts";
import type { SiteFiles } from "./api/site-files.ts";
import { createAlertServices } from "./services/alerts.ts";
import { createCatalogueServices } from "./services/catalogue.ts";
import { createContentServices } from "./services/content.ts";
import { createStockExports } from "./services/exports.ts";
import { createFeedPictures } from "./services/feed-pictures.ts";
import { createSiteFiles } from "./services/site-files.ts";
import { createLeadServices } from "./services/leads.ts";
import { createPictures } from "./services/pictures.ts";
import { createStockFeedService } from "./services/stock-feed.ts";
import { createStockServices } from "./services/stock.ts";

export type Services = WebServices & {
  readonly config: Config;
  readonly log: Logger;
  readonly web: WebHandler;
  readonly exports: StockExports;
  readonly siteFiles: SiteFiles;
  readonly deliverContent: ContentDelivery;
  readonly paintStudio: (car: PaintedCar) => Promise<Uint8Array>;
  readonly pictures: PictureService;
  /** Folder of the files built for the browser. */
  readonly clientFiles: string;
  /** Calls back when something that pages show has changed. */
  readonly onChange: (listener: (tag: CacheTag) => void) => void;
  /** Reads the content's files anew. */
  readonly reloadContent: () => void;
  /** Tells every node that the content service has published something. */
  readonly contentPublished: () => Promise<unknown>;
  /** What keeps this node from serving visitors; empty when it is ready. */
  readonly missing: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

/** Makes the pages' handler; development makes another one. */
export type LoadWeb = (services: WebServices) => Promise<WebHandler>;

const root = join(import.meta.dirname, "..", "..");

export const loadBuiltWeb: LoadWeb = async (services) => {
  const built = (await import(pathToFileURL(join(root, "build", "server", "index.js")).href)) as {
    readonly createWebHandler: (services: WebServices) => WebHandler;
  };
  return built.createWebHandler(services);
};

const settingsOrThrow = (file: string): Settings => {
  const settings = readSettings(file);
  if (settings.ok) return settings.value;
  throw new Error(settings.error.join("\n"));
};

const createChanges = (): Pick<Services, "onChange"> & { readonly changed: (tag: CacheTag) => void } => {
  const listeners: ((tag: CacheTag) => void)[] = [];
  return {
    onChange: (listener) => void listeners.push(listener),
    changed(tag) {
      for (const listener of listeners) listener(tag);
    },
  };
};

/** Without its database a node can serve nobody. */
const missingWithout = (database: () => Promise<unknown>) => (): Promise<readonly string[]> =>
  database().then(
    () => [],
    () => ["the database does not answer"],
  );

export const createServices = async (
  config: Config,
  log: Logger,
  loadWeb: LoadWeb = loadBuiltWeb,
): Promise<Services> => {
  const settingsFile = join(root, "settings", `${config.site}.yaml`);
  const settings = settingsOrThrow(settingsFile);
  const paths = createPaths(settings.segments);
  const clock = { now: () => new Date() };
  const { changed, onChange } = createChanges();

  const database = await openDatabase({ dataDir: config.dataDir, url: config.databaseUrl });
  const parts = { config, database, settings, clock, log };
  const stock = await createStockServices({ ...parts, settingsFile, changed: () => changed("stock") });
  const catalogueChanged = (): void => {
    changed("catalogue");
    void stock.follow();
  };
  const catalogue = await createCatalogueServices(database, log, catalogueChanged);
  // A version that was made while the first index was built and nobody watched.
  void stock.follow();
  const leads = await createLeadServices({ ...parts, paths, catalogue: catalogue.current });
  const { failed } = leads;
  const alerts = createAlertServices({ ...parts, paths, stock: stock.stock, leads: leads.desk });
  onChange((tag) => tag === "stock" && alerts.follow());
  const stockFeed = createStockFeedService({ config, database, log, failed });
  const feedPictures = await createFeedPictures({ ...parts, changed: () => changed("stock") });
  const content = await createContentServices({ ...parts, changed, failed, catalogue: catalogue.current });
  const services: WebServices = {
    settings,
    paths,
    siteUrl: config.siteUrl,
    clock,
    stock: stock.stock,
    catalogue: catalogue.current,
    ...content.pages,
    icons: createIconSource({ apiUrl: config.iconApiUrl, fetch, now: Date.now }),
    leads: leads.desk,
    alerts: alerts.desk,
    log,
  };

  return {
    ...services,
    config,
    log,
    web: await loadWeb(services),
    exports: createStockExports({ config, database, paths, log }),
    siteFiles: createSiteFiles({ ...services, reader: createStockReader(database) }),
    deliverContent: content.deliver,
    paintStudio: createStudioPainter(join(root, "public", "studio", "1")),
    pictures: await createPictures(config, settings),
    clientFiles: join(root, "build", "client"),
    onChange,
    reloadContent: content.reload,
    contentPublished: content.published,
    missing: missingWithout(stock.version),
    async close() {
      for (const part of [stockFeed, feedPictures, alerts, content, leads, stock, catalogue]) await part.stop();
      await database.close();
    },
  };
};
