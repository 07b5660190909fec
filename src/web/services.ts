import type { ContentSource, Editing } from "#application/content/index.ts";
import type { WriteCalendarFile } from "#application/formats/ports.ts";
import type { CacheTag, EmbeddedHosts } from "#application/site/index.ts";

import { createContext, type RouterContextProvider } from "react-router";
import type { IconSource } from "#domain/media/index.ts";
import type { RedirectTable } from "#domain/redirects/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Paths, Settings } from "#domain/site/index.ts";
import type { Catalogue, StockService } from "#application/stock/index.ts";
import type { AlertService } from "#application/alerts/index.ts";
import type { LeadService } from "#application/leads/index.ts";

/** Services for loaders and actions; the server passes them with each request. */
export type WebServices = {
  readonly settings: Settings;
  readonly paths: Paths;
  readonly siteUrl: string;
  readonly clock: Clock;
  readonly stock: StockService;
  readonly catalogue: () => Catalogue;
  readonly content: ContentSource;
  readonly icons: IconSource;
  readonly editing: Editing;
  readonly redirects: RedirectTable;
  readonly leads: LeadService;
  readonly alerts: AlertService;
  readonly writeCalendarFile: WriteCalendarFile;
  readonly log: { readonly error: (details: object, message: string) => void };
};

export const servicesContext = createContext<WebServices>();

/** Collected while the loaders of a page run. */
export type PageContext = { readonly tags: Set<CacheTag>; cacheable: boolean; embedded: EmbeddedHosts };

export const pageContext = createContext<PageContext>();

type Context = Readonly<RouterContextProvider>;

/** IP address of the visitor; empty when unknown. Must not be stored or logged. */
export const clientAddressContext = createContext("");

export const clientAddressOf = (context: Context): string => context.get(clientAddressContext);

export const servicesOf = (context: Context): WebServices => context.get(servicesContext);

const addTags = (context: Context, tags: readonly CacheTag[]): PageContext => {
  const page = context.get(pageContext);
  for (const tag of tags) page.tags.add(tag);
  return page;
};

/** Adds tags without making the page cacheable, which only its route decides. */
export const tagPage = (context: Context, ...tags: readonly CacheTag[]): void => void addTags(context, tags);

/** Marks a page as the same for every visitor. Pages are not cached by default. */
export const markCacheable = (context: Context, ...tags: readonly CacheTag[]): void => {
  addTags(context, tags).cacheable = true;
};

/** Allows external hosts in the page's Content-Security-Policy. None are allowed by default. */
export const allowEmbeds = (context: Context, hosts: EmbeddedHosts): void => {
  context.get(pageContext).embedded = hosts;
};
