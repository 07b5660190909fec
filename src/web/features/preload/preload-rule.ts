import { matchPath, matchRoutes } from "react-router";
import type { BuildManifest } from "./build-manifest.ts";

/** A page that may be preloaded. */
export type Preload = {
  /** Path and query. */
  readonly page: string;
  /** Address of the payload that the router leaves out, as a loader in the browser asks for it. */
  readonly payload: string | null;
};

/** The very address that the loader's request has. */
const payloadAddress = (page: URL, routeId: string): string => {
  const { pathname, searchParams } = page;
  searchParams.set("_routes", routeId);
  return `${pathname}${pathname.endsWith("/") ? "_" : ""}.data?${searchParams}`;
};

/** Null for a page whose payload the browser would not store, and for one without a payload. */
export const preloadOf = (
  { routes, forms, personal }: BuildManifest,
  page: string,
  origin: string = location.origin,
): Preload | null => {
  const url = new URL(page, origin);
  const { pathname } = url;
  if (personal.includes(pathname) || forms.some((form) => matchPath(form, pathname) !== null)) return null;
  const route = matchRoutes([...routes], pathname)?.at(-1)?.route;
  if (!route?.payload) return null;
  return { page, payload: route.clientLoader ? payloadAddress(url, route.id) : null };
};
