import { isbot } from "isbot";
import type { PageHandler } from "#application/site/index.ts";
import { compress, encodingFor, type Encoding } from "../middleware/compression.ts";
import { encodedPage, type CachedPage } from "./cached-page.ts";
import { OverloadError, type LoadLimiter } from "../middleware/load-limiter.ts";
import { overloadResponse } from "../middleware/overload-response.ts";
import type { PageCache } from "./page-cache.ts";
import { renderPage, type PagePolicy, type RenderedPage } from "./rendered-page.ts";

export type PageResponderDependencies = {
  readonly web: PageHandler;
  readonly cache: PageCache;
  readonly policyOf: PagePolicy;
  /** Limits renderings for GET and HEAD; a form that was sent is never shed. */
  readonly limiter: LoadLimiter;
  /** True if a form is opened at the path. */
  readonly isForm: (path: string) => boolean;
  readonly onError: (error: unknown, url: string) => void;
};

export type PageResponder = {
  /** `client`: IP address of the visitor. */
  readonly respond: (request: Request, client: string) => Promise<Response>;
  /** Renders a cached page again while visitors still get the old one. */
  readonly refresh: (key: string, request: Request) => void;
};

const isRead = ({ method }: Request): boolean => method === "GET" || method === "HEAD";

/** The cache key of a page is its address; null for a request that is never cached. HEAD shares the page of GET. */
const pageKey = (request: Request): string | null => {
  if (!isRead(request)) return null;
  const { url } = request;
  const { pathname, search } = new URL(url);
  return pathname + search;
};

// A form that was refused is not an error page.
const isErrorForBot = (request: Request, page: RenderedPage): boolean =>
  page.status >= 400 &&
  request.method === "GET" &&
  (page.headers["content-type"]?.startsWith("text/html") ?? false) &&
  isbot(request.headers.get("user-agent"));

const encodedBody = (page: Rendering, encoding: Encoding): Promise<Uint8Array> =>
  page.cached ? encodedPage(page.cached, encoding) : compress(page.body, encoding, 5);

const send = async (request: Request, page: Rendering): Promise<Response> => {
  const headers = new Headers(page.headers);
  for (const cookie of page.cookies) headers.append("Set-Cookie", cookie);
  if (page.cached) headers.set("ETag", page.cached.etag);
  if (request.method === "HEAD" || page.body.byteLength === 0 || isErrorForBot(request, page)) {
    return new Response(null, { status: page.status, headers });
  }
  const accepted = request.headers.get("accept-encoding");
  const encoding = encodingFor(accepted, headers.get("content-type"), page.body.byteLength);
  const body = await encodedBody(page, encoding);
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.byteLength));
  return new Response(body as Uint8Array<ArrayBuffer>, { status: page.status, headers });
};

/** `cached` is null for a page that must not be cached. */
type Rendering = RenderedPage & { readonly cached: CachedPage | null };

/** The status of a page that needs the database while that does not answer. */
const UNAVAILABLE = 503;

/**
 * Renders pages and caches those that are the same for every visitor. Concurrent requests for one page share one
 * rendering.
 */
export const createPageResponder = ({
  web,
  cache,
  policyOf,
  limiter,
  isForm,
  onError,
}: PageResponderDependencies): PageResponder => {
  const inFlight = new Map<string, Promise<Rendering>>();
  const render = (request: Request, client?: string): Promise<RenderedPage> =>
    renderPage(request, (webRequest) => web(webRequest, client), policyOf);

  // Others may share the rendering, so it does not end with the connection of the first.
  const renderInTurn = ({ url, headers }: Request): Promise<RenderedPage> =>
    limiter.run(() => render(new Request(url, { headers })), isForm(new URL(url).pathname) ? "form" : "page");

  const keepCached = (key: string, page: RenderedPage): Rendering => {
    const cached = cache.keep(key);
    return cached ? { ...cached, status: 200, cookies: [], cached } : { ...page, cached: null };
  };

  const renderAndCache = async (key: string, request: Request): Promise<Rendering> => {
    const epoch = cache.epoch();
    const page = await renderInTurn(request);
    if (page.tags.size > 0) return { ...page, cached: await cache.put(key, page, epoch) };
    if (page.status === UNAVAILABLE) return keepCached(key, page);
    cache.remove(key);
    return { ...page, cached: null };
  };

  const renderOnce = async (key: string, request: Request): Promise<Rendering> => {
    const leader = inFlight.get(key);
    if (leader) {
      const page = await leader;
      return page.cached ? page : { ...(await renderInTurn(request)), cached: null };
    }
    const rendering = renderAndCache(key, request).finally(() => inFlight.delete(key));
    inFlight.set(key, rendering);
    return rendering;
  };

  return {
    async respond(request, client) {
      const key = pageKey(request);
      try {
        const page =
          key === null ? { ...(await render(request, client)), cached: null } : await renderOnce(key, request);
        return await send(request, page);
      } catch (error) {
        if (error instanceof OverloadError) return overloadResponse();
        throw error;
      }
    },
    refresh(key, request) {
      renderOnce(key, request).catch((error: unknown) => {
        cache.renderFailed(key);
        // The stale page is served until there is time.
        if (!(error instanceof OverloadError)) onError(error, key);
      });
    },
  };
};
