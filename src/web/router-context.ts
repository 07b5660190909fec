import type { ProbeAddress } from "#application/redirects/index.ts";
import type { CacheTag, EmbeddedHosts, PageHtml, SiteServices } from "#application/site/index.ts";
import { createContext, type RouterContextProvider } from "react-router";
import type { FragmentCache } from "./features/fragment-cache/index.ts";

export const servicesContext = createContext<SiteServices>();

/** Collected while the loaders of a page run. */
export type PageContext = {
  readonly tags: Set<CacheTag>;
  cacheable: boolean;
  /** The same for every visitor, though the server keeps it for nobody. */
  shared: boolean;
  /** True for the URL parameters on which the page depends. */
  isParameter: (name: string) => boolean;
  readonly scriptNonce: string;
  /** False for the payload of a navigation in the browser. */
  readonly isDocument: boolean;
  /** Names of the sections whose scripts the browser needs for the page. */
  readonly sections: Set<string>;
  embedded: EmbeddedHosts;
  /** The rendered page; null until then, and for a payload. */
  html: PageHtml | null;
  /** The database did not answer a loader or an action. */
  isUnavailable: boolean;
};

export const pageContext = createContext<PageContext>();

export const fragmentCacheContext = createContext<FragmentCache>();

type Context = Readonly<RouterContextProvider>;

/** IP address of the visitor; empty when unknown. Must not be stored or logged. */
export const clientAddressContext = createContext("");

export const clientAddressOf = (context: Context): string => context.get(clientAddressContext);

export const probeContext = createContext<ProbeAddress>();

/** Requests an address of the site without rendering its page. */
export const probeOf = (context: Context): ProbeAddress => context.get(probeContext);

export const servicesOf = (context: Context): SiteServices => context.get(servicesContext);

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

/** Lets browsers keep the payload of a page with too many addresses for the server: it is the same for every visitor. */
export const markShared = (context: Context): void => {
  context.get(pageContext).shared = true;
};

/**
 * Declares the URL parameters of a cacheable page; none by default. A request with any other parameter is not cached, so
 * that invented parameters do not fill the cache.
 */
export const declareParameters = (context: Context, isParameter: PageContext["isParameter"]): void => {
  context.get(pageContext).isParameter = isParameter;
};

export const fragmentCacheOf = (context: Context): FragmentCache => context.get(fragmentCacheContext);

export const isDocument = (context: Context): boolean => context.get(pageContext).isDocument;

export const scriptNonceOf = (context: Context): string => context.get(pageContext).scriptNonce;

export const addSections = (context: Context, names: readonly string[]): void => {
  for (const name of names) context.get(pageContext).sections.add(name);
};

export const sectionsOf = (context: Context): ReadonlySet<string> => context.get(pageContext).sections;

/** Sets what the server sends as the page. */
export const setHtml = (context: Context, html: PageHtml): void => {
  context.get(pageContext).html = html;
};

/** Allows external hosts in the page's Content-Security-Policy. None are allowed by default. */
export const allowEmbeds = (context: Context, hosts: EmbeddedHosts): void => {
  context.get(pageContext).embedded = hosts;
};
