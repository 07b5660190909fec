import type { Clock } from "#domain/shared/index.ts";
import type { Paths, Settings } from "#domain/site/index.ts";
import type { ContentSource } from "../content/ports.ts";
import type { CacheTag } from "../site/index.ts";
import type { LeaseOfferService } from "../lease-offers/index.ts";
import type { Catalogue, StockService } from "../stock/index.ts";
import type { StockReader } from "../stock/ports.ts";
import type { SiteFileFormats } from "./ports.ts";

/** A generated file at the root of the site. */
export type SiteFile = { readonly body: string; readonly mediaType: string };

/** The file with this name; null when there is none. */
export type SiteFiles = (name: string) => Promise<SiteFile | null>;

export type SiteFileDependencies = {
  readonly settings: Settings;
  readonly paths: Paths;
  /** Origin without a trailing slash. */
  readonly siteUrl: string;
  readonly clock: Clock;
  readonly stock: Pick<StockService, "brands" | "size">;
  readonly reader: Pick<StockReader, "all" | "version">;
  readonly leaseOffers: Pick<LeaseOfferService, "published">;
  readonly catalogue: () => Pick<Catalogue, "brands" | "models" | "locations" | "vacancies">;
  readonly content: Pick<ContentSource, "stories">;
  readonly formats: SiteFileFormats;
  /** Calls the listener after each change of the data that pages show. */
  readonly onChange: (listener: (tag: CacheTag) => void) => void;
};
