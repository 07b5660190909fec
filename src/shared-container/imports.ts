// Chooses the adapters of imports, for the import worker and the commands.
import { setTimeout as sleep } from "node:timers/promises";
import {
  type CatalogueImportDependencies,
  countRefusedHosts,
  createCatalogueImport,
  createFeedImport,
  createStaffNotifier,
  type FeedImportDependencies,
  type WatchFeedDependencies,
} from "#application/imports/index.ts";
import type { ImportUser, QueueImportEmail, StockWriter } from "#application/imports/ports.ts";
import { type MailLook, mailLookOf } from "#domain/brand/index.ts";
import { DEFAULT_IMPORT_GUARDS, type ImportGuards, type ImportReport, type StockFeed } from "#domain/imports/index.ts";
import type { ListedHosts, MediaHosts } from "#domain/media/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import { countryOf, mediaHostsOf, type Settings, withContentHosts } from "#domain/site/index.ts";
import {
  createCatalogueRepository,
  createCatalogueWriter,
  createFeedStore,
  createStockWriter,
  type Database,
  readFeedMedia,
} from "../adapters/database/index.ts";
import {
  openIfChanged,
  openReportFile,
  readCatalogue,
  readFeed,
  storeFeed,
  toFaultResult,
  watchFile,
} from "../adapters/feeds/index.ts";
import { sha256Digest } from "../adapters/signing/index.ts";
import { readFeedSources } from "./feed-hosts.ts";
import { type PendingPictures, readPendingPictures } from "./pending-pictures.ts";

/** The settings that imports use. */
type ImportMarket = {
  readonly groupName: string;
  readonly mailLook: MailLook;
  /** Addresses of the staff who receive notices. */
  readonly staff: readonly string[];
  /** Hosts that media of vehicles may come from, those of `STOCK_FEED_URL` included. */
  readonly mediaHosts: ListedHosts;
  /** Limits of a plausible feed. */
  readonly guards: ImportGuards;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
};

type ImportSettings = Pick<Settings, "group" | "brand" | "staff" | "hosts" | "imports" | "locale">;

type MarketConfig = {
  /** Null: pages come from the files. */
  readonly contentApi: object | null;
  /** The feed of the environment; null: none. */
  readonly environmentFeed: Pick<StockFeed, "source"> | null;
};

export const toImportMarket = (settings: ImportSettings, config: MarketConfig): ImportMarket => {
  const { group, staff, imports, locale } = settings;
  const sources = config.environmentFeed ? [config.environmentFeed.source] : [];
  const { images, media, embeds } = mediaHostsOf(withContentHosts(settings, config.contentApi), sources);
  return {
    groupName: group.name,
    mailLook: mailLookOf(settings),
    staff: staff.alerts,
    mediaHosts: { images: [...images], media: [...media], embeds: [...embeds] },
    guards: imports.guards,
    country: countryOf({ locale }),
  };
};

type ImportServicesOptions = {
  readonly config: { readonly mediaDir: string; readonly siteUrl: string };
  readonly database: Database;
  readonly clock: Clock;
  /** Null: the settings are invalid; nobody is notified, no picture is recorded, and the default guards apply. */
  readonly market: ImportMarket | null;
  /** Called when the staff could not be notified. */
  readonly onNoticeError: (error: unknown) => void;
  readonly user: ImportUser;
};

/** The modules for emails are loaded on demand. */
const createEmailQueue =
  ({ config, database, clock, market }: ImportServicesOptions): QueueImportEmail =>
  async (finished) => {
    if (market === null) return;
    const { queueImportEmail } = await import("./import-emails.ts");
    await queueImportEmail(finished, { database, clock, market, siteUrl: config.siteUrl });
  };

export const feedImportAdapters = (
  database: Database,
  clock: Clock,
  market: ImportMarket | null = null,
  stock: StockWriter = createStockWriter(database, clock),
): FeedImportDependencies => ({
  stock,
  brands: createCatalogueRepository(database).brands,
  locations: createCatalogueRepository(database).locations,
  readFeed,
  storeFeed,
  openReportFile,
  digest: sha256Digest,
  clock,
  guards: market?.guards ?? DEFAULT_IMPORT_GUARDS,
  media: market && { read: (feed) => readFeedMedia(database, feed), hosts: () => readMarketHosts(database, market) },
});

/** Feeds are added and removed while a command or a worker runs. */
const readMarketHosts = async (database: Database, { mediaHosts }: ImportMarket): Promise<MediaHosts> =>
  mediaHostsOf({ hosts: mediaHosts }, await readFeedSources(createFeedStore(database), null));

/** `market`: the country of the settings; null: they are invalid. */
export const catalogueImportAdapters = <M extends string | null>(
  database: Database,
  clock: Clock,
  market: M,
): CatalogueImportDependencies & { readonly market: M } => ({
  market,
  readCatalogue,
  writer: createCatalogueWriter(database, clock),
  digest: sha256Digest,
  clock,
});

export type ImportServices = ReturnType<typeof createImportServices>;

export const createImportServices = (options: ImportServicesOptions) => {
  const { config, database, clock, market, user } = options;
  const stock = createStockWriter(database, clock, { user });
  const adapters = feedImportAdapters(database, clock, market, stock);
  return {
    importFeed: createFeedImport(adapters),
    /** Hosts that media of a feed on sale need and that are not allowed; none where the settings are invalid. */
    findRefusedHosts: async (feed: string) => (adapters.media === null ? [] : countRefusedHosts(adapters.media, feed)),
    importCatalogue: createCatalogueImport(catalogueImportAdapters(database, clock, market?.country ?? null)),
    /** Past imports of feeds and of the catalogue. */
    history: stock,
    notifyStaff: createStaffNotifier({
      listImports: stock.listImports,
      queueEmail: createEmailQueue(options),
      onError: options.onNoticeError,
    }),
    /** Records the pictures of an imported feed; returns the number to download, null without an import or a host. */
    readPendingPictures: async ({ status, dry_run }: ImportReport): Promise<PendingPictures | null> =>
      status === "imported" && !dry_run && market !== null
        ? readPendingPictures({ config, clock }, database, (await readMarketHosts(database, market)).images)
        : null,
  };
};

export const WATCH_ADAPTERS: Pick<WatchFeedDependencies, "openIfChanged" | "watchFile" | "wait"> = {
  openIfChanged: (address, validators) => toFaultResult(openIfChanged(address, validators)),
  watchFile,
  wait: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }).catch(() => undefined),
};
