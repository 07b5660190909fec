// Chooses the adapters of imports, for the import worker and the commands.
import { setTimeout as sleep } from "node:timers/promises";
import {
  type CatalogueImport,
  type CatalogueImportDependencies,
  createCatalogueImport,
  createFeedImport,
  createStaffNotifier,
  type FeedImport,
  type FeedImportDependencies,
  type WatchFeedDependencies,
} from "#application/imports/index.ts";
import type { FinishedImport, ImportUser, QueueImportEmail, StockWriter } from "#application/imports/ports.ts";
import { DEFAULT_IMPORT_GUARDS, type ImportGuards, type ImportReport } from "#domain/imports/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import { countryOf, type Settings } from "#domain/site/index.ts";
import {
  createCatalogueRepository,
  createCatalogueWriter,
  createStockWriter,
  type Database,
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
import { countPendingPictures } from "./pending-pictures.ts";

/** The settings that imports use. */
export type ImportMarket = {
  readonly groupName: string;
  /** Addresses of the staff who receive notices. */
  readonly staff: readonly string[];
  /** Hosts that pictures may be downloaded from. */
  readonly imageHosts: readonly string[];
  /** Limits of a plausible feed. */
  readonly guards: ImportGuards;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
};

type ImportSettings = Pick<Settings, "group" | "staff" | "hosts" | "imports" | "locale">;

export const toImportMarket = ({ group, staff, hosts, imports, locale }: ImportSettings): ImportMarket => ({
  groupName: group.name,
  staff: staff.alerts,
  imageHosts: hosts.images,
  guards: imports.guards,
  country: countryOf({ locale }),
});

export type ImportServicesOptions = {
  readonly config: { readonly dataDir: string; readonly siteUrl: string };
  readonly database: Database;
  readonly clock: Clock;
  /** Null: the settings are invalid; nobody is notified, no picture is recorded, and the default guards apply. */
  readonly market: ImportMarket | null;
  /** Called when the staff could not be notified. */
  readonly onNoticeError: (error: unknown) => void;
  readonly user: ImportUser;
};

export type ImportServices = {
  readonly importFeed: FeedImport;
  readonly importCatalogue: CatalogueImport;
  /** Past imports of feeds and of the catalogue. */
  readonly history: Pick<
    StockWriter,
    "listImports" | "findImport" | "findChanges" | "rollBack" | "listHeld" | "acceptHeld"
  >;
  readonly notifyStaff: (finished: FinishedImport) => Promise<void>;
  /** Records the pictures of an imported feed; returns the number to download, null without an import or a host. */
  readonly countPendingPictures: (report: ImportReport) => Promise<number | null>;
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
  guards: ImportGuards = DEFAULT_IMPORT_GUARDS,
  stock: StockWriter = createStockWriter(database, clock),
): FeedImportDependencies => ({
  stock,
  locations: createCatalogueRepository(database).locations,
  readFeed,
  storeFeed,
  openReportFile,
  digest: sha256Digest,
  clock,
  guards,
});

export const catalogueImportAdapters = (
  database: Database,
  clock: Clock,
  market: string | null,
): CatalogueImportDependencies => ({
  market,
  readCatalogue,
  writer: createCatalogueWriter(database, clock),
  digest: sha256Digest,
  clock,
});

export const createImportServices = (options: ImportServicesOptions): ImportServices => {
  const { config, database, clock, market, user } = options;
  const stock = createStockWriter(database, clock, { user });
  return {
    importFeed: createFeedImport(feedImportAdapters(database, clock, market?.guards, stock)),
    importCatalogue: createCatalogueImport(catalogueImportAdapters(database, clock, market?.country ?? null)),
    history: stock,
    notifyStaff: createStaffNotifier({
      listImports: stock.listImports,
      queueEmail: createEmailQueue(options),
      onError: options.onNoticeError,
    }),
    countPendingPictures: async ({ status, dry_run }) =>
      status === "imported" && !dry_run && market !== null
        ? countPendingPictures({ config, clock }, database, market.imageHosts)
        : null,
  };
};

export const WATCH_ADAPTERS: Pick<WatchFeedDependencies, "openIfChanged" | "watchFile" | "wait"> = {
  openIfChanged: (address, validators) => toFaultResult(openIfChanged(address, validators)),
  watchFile,
  wait: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }).catch(() => undefined),
};
