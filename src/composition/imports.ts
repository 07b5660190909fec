// Chooses the adapters of imports, for the import worker and the commands.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import {
  createFeedImport,
  createStaffNotifier,
  type FeedImport,
  type WatchFeedDependencies,
} from "#application/imports/index.ts";
import type { FinishedImport, QueueImportEmail } from "#application/imports/ports.ts";
import type { ImportReport } from "#domain/imports/index.ts";
import { createStaffDeliveries } from "#domain/outbox/index.ts";
import { err, ok, type Clock } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import {
  createCatalogueRepository,
  createLeadRepository,
  createStockWriter,
  type Database,
} from "../adapters/database/index.ts";
import { importMail } from "../adapters/delivery/index.ts";
import { FaultError, openIfChanged, readFeed, SOURCE_LIMITS, watchFile } from "../adapters/feeds/index.ts";
import { sha256Digest } from "../adapters/signing/index.ts";
import { countPendingPictures } from "./pending-pictures.ts";

/** The settings that imports use. */
export type ImportMarket = {
  readonly groupName: string;
  /** Addresses of the staff who receive notices. */
  readonly staff: readonly string[];
  /** Hosts that pictures may be downloaded from. */
  readonly imageHosts: readonly string[];
};

export const toImportMarket = ({ group, staff, hosts }: Pick<Settings, "group" | "staff" | "hosts">): ImportMarket => ({
  groupName: group.name,
  staff: staff.alerts,
  imageHosts: hosts.images,
});

export type ImportContainerOptions = {
  readonly config: { readonly dataDir: string; readonly siteUrl: string };
  readonly database: Database;
  readonly clock: Clock;
  /** Null: the settings are invalid; nobody is notified and no picture is recorded. */
  readonly market: ImportMarket | null;
  /** Called when the staff could not be notified. */
  readonly onNoticeError: (error: unknown) => void;
};

export type ImportContainer = {
  readonly importFeed: FeedImport;
  readonly notifyStaff: (finished: FinishedImport) => Promise<void>;
  /** Records the pictures of an imported feed; returns the number to download, null without an import or a host. */
  readonly countPendingPictures: (report: ImportReport) => Promise<number | null>;
};

const createEmailQueue =
  ({ config, database, clock, market }: ImportContainerOptions): QueueImportEmail =>
  async (finished) => {
    if (market === null) return;
    const leads = createLeadRepository(database);
    try {
      const message = importMail(finished, { group: market.groupName, url: config.siteUrl });
      await leads.outboxWriter.enqueue(createStaffDeliveries(market.staff, message, randomUUID), clock.now());
    } finally {
      await leads.close();
    }
  };

export const createImportContainer = (options: ImportContainerOptions): ImportContainer => {
  const { config, database, clock, market } = options;
  const stock = createStockWriter(database, clock);
  return {
    importFeed: createFeedImport({
      stock,
      locations: createCatalogueRepository(database).locations,
      readFeed,
      digest: sha256Digest,
      clock,
    }),
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
  openIfChanged: (address, validators) =>
    openIfChanged(address, { fetch, ...SOURCE_LIMITS }, validators).then(ok, (error: unknown) => {
      if (error instanceof FaultError) return err(error.fault);
      throw error;
    }),
  watchFile,
  wait: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }).catch(() => undefined),
};
