import { matchPath, matchRoutes } from "react-router";
import { siteUrl } from "#domain/shared/index.ts";
import type { BuildManifest } from "./build-manifest.ts";

/** A page that may be preloaded. */
export type Preload = {
  /** Path and query. */
  readonly page: string;
  /** The browser keeps the payload until the visit. */
  readonly isStored: boolean;
  /** Address of the payload that the router leaves out, as a loader in the browser asks for it. */
  readonly payload: string | null;
  /** Scripts and styles of the page, first its module. */
  readonly files: readonly string[];
};

/** The very address that the loader's request has. */
const payloadAddress = (page: URL, routeId: string): string => {
  const { pathname, searchParams } = page;
  searchParams.set("_routes", routeId);
  return `${pathname}${pathname.endsWith("/") ? "_" : ""}.data?${searchParams}`;
};

/** Null for an address that is not a page. */
export const preloadOf = (
  { routes, forms, personal }: BuildManifest,
  page: string,
  origin: string = location.origin,
): Preload | null => {
  const url = siteUrl(origin, page);
  const { pathname } = url;
  const route = matchRoutes([...routes], pathname)?.at(-1)?.route;
  if (!route?.payload) return null;
  const { id, clientLoader, files } = route;
  const isStored = !personal.includes(pathname) && forms.every((form) => matchPath(form, pathname) === null);
  return { page, isStored, payload: isStored && clientLoader ? payloadAddress(url, id) : null, files };
};
