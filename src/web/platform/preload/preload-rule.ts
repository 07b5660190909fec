import { matchPath, matchRoutes } from "react-router";
import { siteUrl } from "#domain/shared/index.ts";
import type { BuildManifest } from "./build-manifest.ts";

/** A page that may be preloaded. */
export type Preload = {
  /** Path and query. */
  readonly page: string;
  /** True if the browser caches the payload until the visit. */
  readonly isStored: boolean;
  /** Scripts and styles of the page, its module first. */
  readonly files: readonly string[];
};

/** Null if the URL is not a page. */
export const preloadOf = (
  { routes, forms, personal }: BuildManifest,
  page: string,
  origin: string = location.origin,
): Preload | null => {
  const { pathname } = siteUrl(origin, page);
  const route = matchRoutes([...routes], pathname)?.at(-1)?.route;
  if (!route?.payload) return null;
  const { files } = route;
  const isStored = !personal.includes(pathname) && forms.every((form) => matchPath(form, pathname) === null);
  return { page, isStored, files };
};
