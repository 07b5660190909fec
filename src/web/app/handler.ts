import {
  type CreatePageHandler,
  NO_EMBEDDED_HOSTS,
  type CacheTag,
  type PageVisit,
  UNAVAILABLE_RETRY_SECONDS,
} from "#application/site/index.ts";
import { siteUrl } from "#domain/shared/index.ts";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { createSiteBuild } from "./site-build.ts";
import {
  pageContext,
  probeContext,
  servicesContext,
  type PageContext,
  visitContext,
} from "../platform/router-context/index.ts";

/** Payloads without header and footer name exactly one route, that of their page; other values are made up. */
const isRouteOfPayload = (name: string, value: string): boolean => name === "_routes" && value in build.routes;

const NONE: ReadonlySet<CacheTag> = new Set();

const createPageContext = ({ pathname }: URL): PageContext => ({
  tags: new Set(),
  scriptNonce: crypto.randomUUID(),
  isDocument: !pathname.endsWith(".data"),
  cacheable: false,
  isContentOnly: false,
  shared: false,
  isParameter: () => false,
  sections: new Set(),
  embedded: NO_EMBEDDED_HOSTS,
  html: null,
  isUnavailable: false,
  refusal: null,
});

/** True if a link or the address bar asks, rather than a script or a picture. */
const acceptsHtml = ({ headers }: Request): boolean => headers.get("accept")?.includes("text/html") === true;

/** An address of no route but the one of unknown addresses, whose error page shows what was thrown elsewhere. */
const NO_PAGE = "/-";

const elsewhere = ({ url, headers, signal }: Request): Request =>
  new Request(siteUrl(url, NO_PAGE), { headers, signal });

/** False for escapes that are no UTF-8: the router would write a line about each to the console. */
const isReadable = ({ pathname }: URL): boolean => {
  try {
    return decodeURI(pathname) !== "";
  } catch {
    return false;
  }
};

/** Serves pages and their payloads as a Fetch handler: the only interface between `server` and `web`. */
export const createPageHandler: CreatePageHandler = (services) => {
  const handle = createRequestHandler(createSiteBuild(build, services.settings.segments), import.meta.env.MODE);

  const run = async (
    request: Request,
    visit: PageVisit,
    page = createPageContext(new URL(request.url)),
  ): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(visitContext, visit);
    context.set(pageContext, page);
    context.set(probeContext, async (address) => {
      const { status, headers } = await run(new Request(siteUrl(request.url, address)), { isProbe: true });
      return { status, location: headers.get("location") };
    });
    const isAddress = isReadable(new URL(request.url));
    const response = await handle(isAddress ? request : elsewhere(request), context);
    if (page.refusal === null || !page.isDocument || !acceptsHtml(request)) return response;
    return handle(elsewhere(request), context);
  };

  return async (request, visit = {}) => {
    const url = new URL(request.url);
    const page = createPageContext(url);
    services.editing.logRefusal(url);
    const response = await run(request, visit, page);
    if (page.isUnavailable) response.headers.set("Retry-After", String(UNAVAILABLE_RETRY_SECONDS));
    // The editor's parameter is declared by no page, and its page is never cached: header and footer may be drafts too.
    const hasOnlyDeclared = [...url.searchParams].every(
      ([name, value]) => page.isParameter(name) || isRouteOfPayload(name, value),
    );
    const tags = page.cacheable && hasOnlyDeclared ? page.tags : NONE;
    const isParameter = page.cacheable ? page.isParameter : null;
    const isShared = page.shared && hasOnlyDeclared;
    const { html, embedded, scriptNonce, isContentOnly } = page;
    return { response, html, tags, isContentOnly, isShared, isParameter, embedded, scriptNonce };
  };
};
