import { createContext, type RouterContextProvider } from "react-router";
import type { Brand, Model } from "#domain/models/index.ts";
import type { ContentSource } from "#domain/content/index.ts";
import type { Location } from "#domain/locations/index.ts";
import type { SearchOptions, StockIndex, StockSearchResult } from "#domain/search/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Paths, Settings } from "#domain/site/index.ts";
import type { StockQuery, StockReader, Vehicle } from "#domain/vehicles/index.ts";
import type { LeadDesk } from "./features/lead-form/index.ts";

/** The stock as pages read it: searched in memory, read by id from the database. */
export type Stock = Pick<StockReader, "byIds" | "byIdEvenGone"> & {
  readonly index: () => StockIndex;
  readonly search: (query: StockQuery, options?: SearchOptions) => StockSearchResult;
  readonly version: () => number;
  /** The advertised monthly payment in cents, or null where none can be offered. */
  readonly monthlyCents: (vehicle: Vehicle) => number | null;
};

/** The group's own objects, in memory; replaced whole when one is imported. */
export type Catalogue = {
  readonly brands: readonly Brand[];
  readonly models: readonly Model[];
  readonly locations: readonly Location[];
  readonly version: number;
};

/** Everything a page may ask for; made by the server, handed over with each request. */
export type WebServices = {
  readonly settings: Settings;
  readonly paths: Paths;
  readonly siteUrl: string;
  readonly clock: Clock;
  readonly stock: Stock;
  readonly catalogue: () => Catalogue;
  readonly content: ContentSource;
  readonly leads: LeadDesk;
};

export const servicesContext = createContext<WebServices>();

/** What a page shows; it may be kept until one of these changes. */
export type CacheTag = "stock" | "catalogue" | "content" | "minute";

export const cacheTagsContext = createContext<Set<CacheTag>>();

type Context = Readonly<RouterContextProvider>;

export const servicesOf = (context: Context): WebServices => context.get(servicesContext);

/** Says that this page is the same for every visitor and what it shows. A page that does not say so is never kept. */
export const mayBeKept = (context: Context, ...tags: readonly CacheTag[]): void => {
  for (const tag of tags) context.get(cacheTagsContext).add(tag);
};
