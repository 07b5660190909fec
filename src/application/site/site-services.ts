import type { IconSource } from "../media/ports.ts";
import type { ThirdParty } from "#domain/consent/index.ts";
import type { RedirectTable } from "#domain/redirects/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Paths, Settings } from "#domain/site/index.ts";
import type { AlertService } from "../alerts/index.ts";
import type { ContentSource, Editing } from "../content/index.ts";
import type { WriteAgenda, WriteCalendarFile } from "../formats/ports.ts";
import type { Log } from "../jobs/ports.ts";
import type { LeadService } from "../leads/index.ts";
import type { LeaseOfferService } from "../lease-offers/index.ts";
import type { Catalogue, StockService } from "../stock/index.ts";
import type { TradeInService } from "../trade-in/index.ts";
import type { PageHandler } from "./page.ts";
import type { Integrations } from "./third-parties.ts";

/** Use cases and settings for pages; the server passes them with each request. */
export type SiteServices = {
  readonly settings: Settings;
  readonly paths: Paths;
  /** Origin without a trailing slash. */
  readonly siteUrl: string;
  readonly integrations: Integrations;
  /** Other hosts that pages contact after consent. */
  readonly thirdParties: readonly ThirdParty[];
  readonly clock: Clock;
  readonly stock: StockService;
  readonly catalogue: () => Catalogue;
  readonly leaseOffers: LeaseOfferService;
  readonly content: ContentSource;
  readonly icons: IconSource;
  readonly editing: Editing;
  readonly redirects: () => RedirectTable;
  readonly leads: LeadService;
  readonly tradeIn: TradeInService;
  readonly alerts: AlertService;
  readonly writeCalendarFile: WriteCalendarFile;
  readonly writeAgenda: WriteAgenda;
  /** True for an error that means the database is down. */
  readonly isUnavailable: (error: unknown) => boolean;
  /** True: the demo group in memory; nothing is saved or sent. */
  readonly mockData: boolean;
  readonly log: Pick<Log, "error">;
};

/** Creates the handler of the site's pages. */
export type CreatePageHandler = (services: SiteServices) => PageHandler;
