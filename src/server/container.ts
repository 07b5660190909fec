// The composition root: only this file and those in `container/`, one per feature, choose adapters.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Scheduler } from "#application/jobs/ports.ts";
import { createTokenCheck } from "#application/api-tokens/index.ts";
import { createLeaseOfferService } from "#application/lease-offers/index.ts";
import { withContentRenditions } from "#application/media/index.ts";
import { createSiteFiles } from "#application/seo/index.ts";
import {
  type CreatePageHandler,
  type ErrorReporting,
  type Integrations,
  findUnencryptedConnections,
  listThirdParties,
  type PageHandler,
  type SiteServices,
} from "#application/site/index.ts";
import { inBackground } from "#domain/shared/index.ts";
import { STUDIO_FOLDER } from "#domain/vehicles/index.ts";
import {
  createApiTokenStore,
  createNodeStore,
  createStockReader,
  createStockWriter,
  createWriteProbe,
  nameDatabase,
  toStartError,
} from "../adapters/database/index.ts";
import { LEAD_FORMATS, writeAgenda } from "../adapters/formats/lead-formats.ts";
import { SITE_FILE_FORMATS } from "../adapters/formats/site-file-formats.ts";
import { paintInProcess } from "../workers/paint-process.ts";
import { createIconSource, createStudioPainter } from "../adapters/media/index.ts";
import { prepareDataFolder } from "../adapters/platform/data-folder.mjs";
import { createDeferredScheduler } from "../adapters/platform/scheduler.ts";
import { readRelease } from "../shared-container/release.ts";
import { sha256Digest } from "../adapters/signing/index.ts";
import type { Container } from "./app-dependencies.ts";
import type { Config } from "./environment/config.ts";
import { wireAlerts } from "./container/alerts.ts";
import { wireBackups } from "./container/backups.ts";
import { startContent } from "./container/content.ts";
import { wireStockExports } from "./container/exports.ts";
import { type ContainerOptions, createFoundation, type Foundation } from "./container/foundation.ts";
import { startLeads } from "./container/leads/leads.ts";
import { watchFeedDelays } from "./container/feed-delay.ts";
import { wireFolderCheck } from "./container/folders.ts";
import { createFeedPictures, createPictures, watchMediaHosts, wirePictureCheck } from "./container/media.ts";
import { registerServiceMetrics, withSearchMetrics } from "./container/metrics.ts";
import { createMockData } from "./container/mock-data.ts";
import { createLifecycle, createObservability, type Lifecycle } from "./container/observability.ts";
import { startOverrides } from "./container/overrides.ts";
import { createPresence } from "./container/presence.ts";
import { checkPublicStart } from "./container/public-start.ts";
import { wireReadiness } from "./container/readiness.ts";
import { startCatalogue, startStock } from "./container/stock.ts";
import { createStockFeedService } from "./container/stock-feed.ts";

export { type ContainerOptions, createMockData, createPresence, prepareDataFolder };
export {
  createFileSettling,
  createSettingsReader,
  type ReadSettings,
  type SettleFiles,
} from "./container/reload-sources.ts";

const monotonicMs = (): number => performance.now();

const ROOT = join(import.meta.dirname, "..", "..");

const loadBuiltPages = async (services: SiteServices, folder: string): Promise<PageHandler> => {
  const build = (await import(pathToFileURL(join(folder, "server", "index.js")).href)) as {
    readonly createPageHandler: CreatePageHandler;
  };
  return build.createPageHandler(services);
};

/** Starts the features in dependency order. */
const startFeatures = async (foundation: Foundation, { started }: Lifecycle) => {
  const { emitChange, onChange, log } = foundation;
  const hosts = started(await watchMediaHosts(foundation));
  const stock = started(await startStock(foundation, hosts.current));
  const refreshStock = (): void =>
    inBackground(stock.refresh, (error) => log.error({ err: error }, "stock refresh failed"));
  const onCatalogueChange = (): void => {
    emitChange("catalogue");
    refreshStock();
  };
  const { current: catalogue } = started(await startCatalogue(foundation, onCatalogueChange));
  // An import may have happened while the first index was built.
  refreshStock();
  const leads = started(await startLeads(foundation, catalogue, stock.stock));
  const { reportSourceFailure: onFailure } = leads;
  const content = started(await startContent(foundation, catalogue, onFailure));
  onChange((tag) => tag === "content" && content.pictureMarkings.invalidate());
  onChange((tag) => tag === "content" && content.formPages.refresh());
  const alerts = started(wireAlerts(foundation, { stock: stock.stock, leads: leads.dependencies }));
  onChange((tag) => tag === "stock" && alerts.onStockChange());
  started(await createFeedPictures(foundation, hosts.current));
  started(await createStockFeedService(foundation, { onFailure }));
  wireBackups(foundation);
  const overrides = started(startOverrides(foundation, leads.vehicleNotices));
  const readFeedDelays = watchFeedDelays(foundation, leads.notifyOnce);
  const findMissingPictures = wirePictureCheck(foundation);
  return { stock, catalogue, leads, alerts, content, overrides, readFeedDelays, findMissingPictures };
};

type Features = Awaited<ReturnType<typeof startFeatures>>;

const toIntegrations = (
  { tagManagerId, appointmentScriptUrl, mapTiles }: Config,
  errorReporting: ErrorReporting | null,
): Integrations => ({ tagManagerId, appointmentScriptUrl, mapTiles, errorReporting });

const toSiteServices = (
  integrations: Integrations,
  { config, settings, paths, clock, database, log, metrics }: Foundation,
  { stock, catalogue, leads, alerts, content }: Features,
): SiteServices => ({
  settings,
  paths,
  siteUrl: config.siteUrl,
  integrations,
  thirdParties: listThirdParties(integrations, settings),
  clock,
  stock: withSearchMetrics(stock.stock, metrics),
  catalogue,
  leaseOffers: createLeaseOfferService({ catalogue, settings, clock }),
  content: content.content,
  icons: createIconSource({ apiUrl: config.iconApiUrl, now: monotonicMs }),
  editing: content.editing,
  redirects: content.redirects,
  leads: leads.dependencies,
  alerts: alerts.service,
  writeCalendarFile: LEAD_FORMATS.writeCalendarFile,
  writeAgenda,
  isUnavailable: database.dialect.isUnavailable,
  mockData: config.mockData,
  log,
});

const wireSiteFiles = ({ database, onChange }: Pick<Foundation, "database" | "onChange">, services: SiteServices) => {
  const { settings, paths, siteUrl, clock, stock, leaseOffers, catalogue, content } = services;
  return createSiteFiles({
    settings,
    paths,
    siteUrl,
    clock,
    stock,
    leaseOffers,
    catalogue,
    content,
    reader: createStockReader(database),
    formats: SITE_FILE_FORMATS,
    onChange,
  });
};

const warnOfSettings = ({ config, settings, log }: Pick<Foundation, "config" | "settings" | "log">): void => {
  if (config.mockData) log.warn("MOCK_DATA is true: the demo group in memory, nothing is saved or sent");
  const { databaseUrl, stockFeed } = config;
  const { scanner } = settings.leads;
  for (const connection of findUnencryptedConnections({ databaseUrl, stockFeed, scanner })) {
    log.warn({ connection }, "connection is not encrypted");
  }
  if (settings.hosts.redirects !== undefined) {
    log.warn({ setting: "hosts.redirects" }, "setting is obsolete: redirects may lead to any host");
  }
};

/** Whether this node is ready, and the metrics of the services. */
const wireHealth = (
  foundation: Pick<Foundation, "config" | "database" | "clock" | "log" | "metrics" | "readPurgeHold" | "scheduler">,
  { stock, leads, readFeedDelays, findMissingPictures }: Features,
  { started }: Lifecycle,
): Container["readiness"] => {
  const { database, clock, metrics } = foundation;
  const { write, close } = createWriteProbe(database);
  started({ stop: close });
  const { readiness, answers, storesLeads } = wireReadiness(foundation, {
    readStockVersion: stock.version,
    readFeedDelays,
    findMissingPictures,
    findUnusableFolders: wireFolderCheck(foundation),
    write,
  });
  registerServiceMetrics(metrics, {
    stock: stock.stock,
    deliveriesStatus: leads.deliveriesStatus,
    listImports: createStockWriter(database, clock).listImports,
    clock,
    answers,
    storesLeads,
  });
  return readiness;
};

const nameDatabaseOf = ({ dataDir, databaseUrl: url }: Config) => nameDatabase({ dataDir, url });

const createDependencies = async (
  config: Config,
  {
    buildFolder = join(ROOT, "build"),
    loadPages = (services) => loadBuiltPages(services, buildFolder),
    ...options
  }: ContainerOptions,
  scheduler: Scheduler,
  lifecycle: Lifecycle,
): Promise<Omit<Container, "begin">> => {
  const errorReporting = config.errorReporting && { ...config.errorReporting, release: readRelease(buildFolder) };
  const observability = createObservability(errorReporting, options, lifecycle, nameDatabaseOf(config));
  const foundation = await createFoundation(config, observability, options, scheduler, lifecycle);
  warnOfSettings(foundation);
  const features = await startFeatures(foundation, lifecycle);
  const services = toSiteServices(toIntegrations(config, errorReporting), foundation, features);
  const { database, onChange, clock, log, requestLog, metrics } = foundation;
  const { content, leads, overrides } = features;
  return {
    services,
    config,
    log,
    requestLog,
    metrics,
    leadRecords: leads.records,
    overrides: overrides.dependencies,
    notifyOverride: overrides.notify,
    checkToken: createTokenCheck({ tokens: createApiTokenStore(database), clock, digest: sha256Digest }),
    pages: await loadPages(services),
    exports: wireStockExports(foundation),
    siteFiles: wireSiteFiles(foundation, services),
    contentDelivery: content.delivery,
    paint: paintInProcess,
    paintStudio: createStudioPainter(join(ROOT, "public", STUDIO_FOLDER)),
    pictures: withContentRenditions(await createPictures(foundation), content.pictureMarkings.isMarked),
    clientFiles: join(buildFolder, "client"),
    onChange,
    reloadContent: content.reload,
    contentVersion: content.version,
    nodes: createNodeStore(database),
    contentFiles: content.files,
    formPages: content.formPages,
    announcePublication: content.announcePublication,
    readiness: wireHealth(foundation, features, lifecycle),
    saveSiteUrl: foundation.saveSiteUrl,
    findPublicStartProblems: () => checkPublicStart(foundation, features),
    close: lifecycle.stop,
  };
};

/**
 * Creates the site's dependencies and starts its features. If one fails, those already started are stopped. No job runs
 * before `begin`: nothing is sent or removed by itself.
 */
export const createContainer = async (config: Config, options: ContainerOptions = {}): Promise<Container> => {
  const scheduler = createDeferredScheduler();
  const lifecycle = createLifecycle(scheduler);
  try {
    const deps = await createDependencies(config, options, scheduler, lifecycle);
    return { ...deps, begin: scheduler.begin };
  } catch (error) {
    await lifecycle.stop();
    throw toStartError(error, nameDatabaseOf(config));
  }
};
