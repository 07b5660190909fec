import type { ProbeAddress } from "#application/redirects/index.ts";
import type { CacheTag, EmbeddedHosts, PageHtml, PageVisit, ReadForm, SiteServices } from "#application/site/index.ts";
import { createContext, type RouterContextProvider } from "react-router";

export const servicesContext = createContext<SiteServices>();

/** Collected while the loaders of a page run. */
export type PageContext = {
  readonly tags: Set<CacheTag>;
  cacheable: boolean;
  /** True if the page shows what editors have written alone. */
  isContentOnly: boolean;
  /** True if the response is the same for every visitor, even if the server does not cache it. */
  shared: boolean;
  /** True for the URL parameters on which the page depends. */
  isParameter: (name: string) => boolean;
  readonly scriptNonce: string;
  /** False for the payload of a client-side navigation. */
  readonly isDocument: boolean;
  /** Names of the sections whose scripts the browser needs. */
  readonly sections: Set<string>;
  embedded: EmbeddedHosts;
  /** The rendered page; null before rendering and for payloads. */
  html: PageHtml | null;
  /** True if a loader or an action failed because the database is down. */
  isUnavailable: boolean;
  /** What a route without a page has thrown: the error, with its status. */
  refusal: Response | null;
};

export const pageContext = createContext<PageContext>();

type Context = Readonly<RouterContextProvider>;

/** What the server says of the request. */
export const visitContext = createContext<PageVisit>({});

/** Reads the posted form; its request has no body left. */
export const readFormOf = (context: Context): ReadForm => {
  const { readForm } = context.get(visitContext);
  if (readForm === undefined) throw new Error("no form was posted");
  return readForm;
};

/** Requests a URL of the site without rendering the page. */
export const probeContext = createContext<ProbeAddress>();

export const servicesOf = (context: Context): SiteServices => context.get(servicesContext);

const addTags = (context: Context, tags: readonly CacheTag[]): PageContext => {
  const page = context.get(pageContext);
  for (const tag of tags) page.tags.add(tag);
  return page;
};

/** Adds tags. Does not make the page cacheable; only its route decides that. */
export const tagPage = (context: Context, ...tags: readonly CacheTag[]): void => void addTags(context, tags);

/** Marks a page as identical for every visitor. Pages are not cached by default. */
export const markCacheable = (context: Context, ...tags: readonly CacheTag[]): void => {
  addTags(context, tags).cacheable = true;
};

/** Marks a page that shows what editors have written alone: a proxy may store it for longer. */
export const markContentOnly = (context: Context): void => {
  context.get(pageContext).isContentOnly = true;
};

/**
 * Allows browsers to cache the payload of a page that has too many URLs for the server's cache but is identical for
 * every visitor.
 */
export const markShared = (context: Context): void => {
  context.get(pageContext).shared = true;
};

/**
 * Declares the URL parameters of a cacheable page; none by default. Requests with other parameters are not cached, so
 * that invented parameters cannot fill the cache.
 */
export const declareParameters = (context: Context, isParameter: PageContext["isParameter"]): void => {
  context.get(pageContext).isParameter = isParameter;
};

export const addSections = (context: Context, names: readonly string[]): void => {
  for (const name of names) context.get(pageContext).sections.add(name);
};

/** Allows external hosts in the page's Content-Security-Policy. None are allowed by default. */
export const allowEmbeds = (context: Context, hosts: EmbeddedHosts): void => {
  context.get(pageContext).embedded = hosts;
};
