import type { Page, Request } from "@playwright/test";

/** The paths of matching requests that the page makes from now on. */
const requestedPaths = (page: Page, isWanted: (request: Request) => boolean): string[] => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (isWanted(request)) requested.push(new URL(request.url()).pathname);
  });
  return requested;
};

export const requestedScripts = (page: Page): readonly string[] =>
  requestedPaths(page, (request) => request.resourceType() === "script");

export const requestedDocuments = (page: Page): string[] =>
  requestedPaths(page, (request) => request.isNavigationRequest());

/** Whether the router loads the data of a page from the address. */
export const isPayload = (url: string): boolean => new URL(url).pathname.endsWith(".data");

export const requestedPayloads = (page: Page): readonly string[] =>
  requestedPaths(page, (request) => isPayload(request.url()));

/** The router requests the routes of links, and the preloads the build manifest, whenever the page is idle. */
const isManifest = (path: string): boolean => path === "/__manifest" || path.startsWith("/builds/");

/** Paths of all requests but those for manifests. */
export const requestedBesideManifests = (page: Page): readonly string[] =>
  requestedPaths(page, (request) => !isManifest(new URL(request.url()).pathname));
