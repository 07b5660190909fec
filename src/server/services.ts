import { createSiteFiles, type SiteFiles } from "#application/seo/index.ts";
// The composition root: only this file and those of `services/` choose adapters.
import type { CacheTag, PageHandler } from "#application/site/index.ts";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PictureService } from "#domain/media/index.ts";
import { createPaths, type Settings } from "#domain/site/index.ts";
import type { PaintedCar } from "#domain/vehicles/index.ts";
import { createStockReader, openDatabase } from "../adapters/database/index.ts";
import { SITE_FILE_FORMATS } from "../adapters/formats/site-file-formats.ts";
import { LEAD_FORMATS } from "../adapters/formats/lead-formats.ts";
import type { Logger } from "../adapters/observability/index.ts";
import { createIconSource, createStudioPainter } from "../adapters/media/index.ts";
import { createScheduler } from "../adapters/platform/scheduler.ts";
import { readSettings } from "../adapters/settings/read-settings.ts";
import type { WebServices } from "../web/services.ts";
import type { Config } from "./config.ts";
import type { ContentDelivery } from "#application/content/index.ts";
import type { StockExports } from "#application/exports/index.ts";
import { createAlertServices } from "./services/alerts.ts";
import { createCatalogueServices } from "./services/catalogue.ts";
import { startContent } from "./container/content.ts";
import { createStockExports } from "./container/exports.ts";
import { createFeedPictures, createPictures } from "./container/media.ts";
import { createLeadServices } from "./services/leads.ts";
import { createStockFeedService } from "./services/stock-feed.ts";
import { createStockServices } from "./services/stock.ts";

export type Services = WebServices & {
  readonly config: Config;
  readonly log: Logger;
  readonly web: PageHandler;
  readonly exports: StockExports;
  readonly siteFiles: SiteFiles;
  readonly deliverContent: ContentDelivery;
  readonly paintStudio: (car: PaintedCar) => Promise<Uint8Array>;
  readonly pictures: PictureService;
  /** Folder of the files built for the browser. */
  readonly clientFiles: string;
  /** Calls the listener when data that pages show has changed. */
  readonly onChange: (listener: (tag: CacheTag) => void) => void;
  /** Reads the content files again. */
  readonly reloadContent: () => void;
  /** Invalidates the content cache on every node. */
  readonly announcePublication: () => Promise<unknown>;
  /** Reasons why this node is not ready; empty when it is. */
  readonly notReadyReasons: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

/** Creates the web handler; development supplies its own. */
export type LoadWeb = (services: WebServices) => Promise<PageHandler>;

const root = join(import.meta.dirname, "..", "..");

export const loadBuiltWeb: LoadWeb = async (services) => {
  const webBuild = (await import(pathToFileURL(join(root, "build", "server", "index.js")).href)) as {
    readonly createPageHandler: (services: WebServices) => PageHandler;
  };
  return webBuild.createPageHandler(services);
};

const readSettingsOrThrow = (file: string): Settings => {
  const settings = readSettings(file);
  if (settings.ok) return settings.value;
  throw new Error(settings.error.join("\n"));
};

const createChangeEvents = (): Pick<Services, "onChange"> & { readonly emitChange: (tag: CacheTag) => void } => {
  const listeners: ((tag: CacheTag) => void)[] = [];
  return {
    onChange: (listener) => void listeners.push(listener),
    emitChange(tag) {
      for (const listener of listeners) listener(tag);
    },
  };
};

const databaseReasons = (database: () => Promise<unknown>) => (): Promise<readonly string[]> =>
  database().then(
    () => [],
    () => ["the database does not answer"],
  );

const stopAll = async (services: readonly { readonly stop: () => Promise<void> }[]): Promise<void> => {
  for (const service of services) await service.stop();
};

export const createServices = async (
  config: Config,
  log: Logger,
  loadWeb: LoadWeb = loadBuiltWeb,
): Promise<Services> => {
  const settingsFile = join(root, "settings", `${config.site}.yaml`);
  const settings = readSettingsOrThrow(settingsFile);
  const paths = createPaths(settings.segments);
  const clock = { now: () => new Date() };
  const { emitChange, onChange } = createChangeEvents();

  const database = await openDatabase({ dataDir: config.dataDir, url: config.databaseUrl });
  const scheduler = createScheduler();
  const deps = { config, database, settings, clock, scheduler, log };
  const stock = await createStockServices({ ...deps, onChange: () => emitChange("stock") });
  const onCatalogueChange = (): void => {
    emitChange("catalogue");
    void stock.refresh();
  };
  const catalogue = await createCatalogueServices(database, log, onCatalogueChange);
  // An import may have happened while the first index was built and nothing watched.
  void stock.refresh();
  const leads = await createLeadServices({ ...deps, paths, catalogue: catalogue.current });
  const alerts = createAlertServices({ ...deps, paths, stock: stock.stock, leads: leads.dependencies });
  onChange((tag) => tag === "stock" && alerts.onStockChange());
  const stockFeed = createStockFeedService({ config, settings, database, log, onFailure: leads.reportSourceFailure });
  const feedPictures = await createFeedPictures({ ...deps, onChange: () => emitChange("stock") });
  const contentDeps = {
    onChange: () => emitChange("content"),
    onFailure: leads.reportSourceFailure,
    catalogue: catalogue.current,
  };
  const content = await startContent({ ...deps, ...contentDeps });
  const services: WebServices = {
    settings,
    paths,
    siteUrl: config.siteUrl,
    clock,
    stock: stock.stock,
    catalogue: catalogue.current,
    content: content.content,
    redirects: content.redirects,
    editing: content.editing,
    icons: createIconSource({ apiUrl: config.iconApiUrl, fetch, now: Date.now }),
    leads: leads.service,
    alerts: alerts.service,
    writeCalendarFile: LEAD_FORMATS.writeCalendarFile,
    log,
  };

  return {
    ...services,
    config,
    log,
    web: await loadWeb(services),
    exports: createStockExports({ config, database, paths, log }),
    siteFiles: createSiteFiles({ ...services, reader: createStockReader(database), formats: SITE_FILE_FORMATS }),
    deliverContent: content.deliverContent,
    paintStudio: createStudioPainter(join(root, "public", "studio", "1")),
    pictures: await createPictures(config, settings),
    clientFiles: join(root, "build", "client"),
    onChange,
    reloadContent: content.reload,
    announcePublication: content.announcePublication,
    notReadyReasons: databaseReasons(stock.version),
    close: () =>
      stopAll([stockFeed, feedPictures, scheduler, alerts, content, leads, stock, catalogue, { stop: database.close }]),
  };
};
