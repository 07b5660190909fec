import { setTimeout as sleep } from "node:timers/promises";
import { isbot } from "isbot";
import { isCanonicalPath, splitAddress } from "#domain/redirects/index.ts";
import { inBackground, missingLanguageCookie, siteUrl } from "#domain/shared/index.ts";
import type { PageHandler, PageVisit } from "#application/site/index.ts";
import { compress, type Encoding, encodingFor, preferredEncoding } from "../middleware/compression.ts";
import { type CachedPage, encodedPage } from "./cached-page.ts";
import { OverloadError, type LoadLimiter } from "../queues/load-limiter.ts";
import { overloadResponse, refusedFormResponse } from "../queues/overload-response.ts";
import type { PageCache } from "./page-cache.ts";
import type { PageKeys } from "./page-key.ts";
import { type PageKind, purposeOf } from "../queues/refuse-overload.ts";
import type { Signatures } from "./form-body/form-body.ts";
import { createPostRenderer } from "./post-renderer.ts";
import { renderPage, type CreatePageHeaders, type RenderedPage } from "./rendered-page.ts";

type PageResponderDependencies = {
  readonly web: PageHandler;
  readonly cache: PageCache;
  readonly keys: PageKeys;
  readonly policyOf: CreatePageHeaders;
  /** True if the site uses https. */
  readonly secure: boolean;
  /** Limits renderings; a form with a valid token is never shed. */
  readonly limiter: LoadLimiter;
  readonly kindOf: PageKind;
  readonly signatures: Signatures;
  /** Milliseconds before a form without a valid token is refused. */
  readonly refusalDelayMs: number;
  readonly onError: (error: unknown, url: string) => void;
};

export type PageResponder = {
  /** `client`: IP address of the visitor. */
  readonly respond: (request: Request, client: string) => Promise<Response>;
  /** Refreshes a cached page while visitors still get the old one. */
  readonly refresh: (key: string, request: Request) => void;
};

const isRead = ({ method }: Request): boolean => method === "GET" || method === "HEAD";

/** HEAD shares the page with GET. */
const pageKey = (request: Request, keys: PageKeys): string => {
  const { pathname, search } = new URL(request.url);
  return keys.keyOf(pathname + search);
};

// A rejected form is not an error page.
const isErrorForBot = (request: Request, page: RenderedPage): boolean =>
  page.status >= 400 &&
  request.method === "GET" &&
  (page.headers["content-type"]?.startsWith("text/html") ?? false) &&
  isbot(request.headers.get("user-agent"));

type Encode = PageCache["encode"];

type EncodedBody = { readonly body: Uint8Array; readonly encoding: Encoding };

/** The body in the best encoding accepted by the client. */
const encodedBody = async (
  { body, cached, headers }: Rendering,
  accepted: string | null,
  encode: Encode,
): Promise<EncodedBody> => {
  if (!cached) {
    const encoding = encodingFor(accepted, headers["content-type"] ?? null, body.byteLength);
    return { body: await compress(body, encoding), encoding };
  }
  const encoding = preferredEncoding(accepted);
  return { body: encoding === "identity" ? body : await encode(cached, encoding), encoding };
};

/** Cookies of a response. A page that a shared cache may store has none: the browser writes its language itself. */
const cookiesOf = ({ method, headers }: Request, page: Rendering, secure: boolean): readonly string[] => {
  const isDocument = method === "GET" && (headers.get("accept") ?? "").includes("text/html");
  if (page.cached || !isDocument) return page.cookies;
  const language = missingLanguageCookie(headers.get("cookie") ?? "", secure);
  return language === null ? page.cookies : [...page.cookies, language];
};

type SendOptions = { readonly encode: Encode; readonly secure: boolean };

const send = async (request: Request, page: Rendering, { encode, secure }: SendOptions): Promise<Response> => {
  const headers = new Headers(page.headers);
  for (const cookie of cookiesOf(request, page, secure)) headers.append("Set-Cookie", cookie);
  if (page.cached) headers.set("ETag", page.cached.etag);
  if (request.method === "HEAD" || page.body.byteLength === 0 || isErrorForBot(request, page)) {
    return new Response(null, { status: page.status, headers });
  }
  const { body, encoding } = await encodedBody(page, request.headers.get("accept-encoding"), encode);
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.byteLength));
  return new Response(body as Uint8Array<ArrayBuffer>, { status: page.status, headers });
};

/** `cached` is null for a page that must not be cached. */
type Rendering = RenderedPage & { readonly cached: CachedPage | null };

/** The cached page, even if stale, instead of a failed one; the failed one if nothing is cached. */
const cachedRendering = async (cached: CachedPage | null, page: RenderedPage): Promise<Rendering> => {
  if (cached === null) return { ...page, cached };
  const body = await encodedPage(cached, "identity");
  return { ...cached, body, status: 200, cookies: [], isParameter: null, cached };
};

/** The router's status of a payload that redirects. */
const PAYLOAD_REDIRECT = 202;

const isRedirect = ({ status }: RenderedPage): boolean =>
  status === PAYLOAD_REDIRECT || (status >= 300 && status < 400);

/** Status of a page that needs the database while it is down. */
const UNAVAILABLE = 503;

/** Concurrent requests for a page share one rendering. */
const createSharedRendering = (
  { cache, keys }: Pick<PageResponderDependencies, "cache" | "keys">,
  renderInTurn: (request: Request) => Promise<RenderedPage>,
) => {
  const inFlight = new Map<string, Promise<Rendering>>();

  const renderAndCache = async (key: string, request: Request): Promise<Rendering> => {
    const epoch = cache.epoch();
    // The URL of the key, without any other parameters of the request.
    const { href } = siteUrl(request.url, key);
    const page = await renderInTurn(new Request(href, { headers: request.headers }));
    // Its target may have parameters that the key leaves out.
    if (isRedirect(page)) return { ...(href === request.url ? page : await renderInTurn(request)), cached: null };
    if (page.isParameter) keys.learn(key, page.isParameter);
    // Non-canonical URLs of a page are redirected, and never fill the cache with duplicates.
    const isCacheable = page.tags.size > 0 && isCanonicalPath(splitAddress(key).pathname);
    if (isCacheable) return { ...page, cached: await cache.put(key, page, epoch) };
    if (page.status === UNAVAILABLE) return cachedRendering(cache.serveOutdated(key), page);
    cache.remove(key);
    return { ...page, cached: null };
  };

  return async (key: string, request: Request): Promise<Rendering> => {
    const leader = inFlight.get(key);
    if (leader) {
      const page = await leader;
      return page.cached ? page : { ...(await renderInTurn(request)), cached: null };
    }
    const rendering = renderAndCache(key, request).finally(() => inFlight.delete(key));
    inFlight.set(key, rendering);
    return rendering;
  };
};

/** Renders pages in their turn, and caches those that are the same for every visitor. */
export const createPageResponder = (deps: PageResponderDependencies): PageResponder => {
  const { web, cache, keys, policyOf, secure, limiter, kindOf, signatures, refusalDelayMs, onError } = deps;
  const options = { encode: cache.encode, secure };
  const render = (request: Request, visit?: PageVisit): Promise<RenderedPage> =>
    renderPage(request, (webRequest) => web(webRequest, visit), policyOf);
  const renderPost = createPostRenderer({ render, limiter, signatures });

  // Others may share the rendering, so it does not end with the first connection.
  const renderOnce = createSharedRendering(deps, ({ url, headers }) =>
    limiter.run(
      () => render(new Request(url, { headers })),
      kindOf(
        new URL(url).pathname,
        purposeOf((name) => headers.get(name)),
      ),
    ),
  );

  const respondToPost = async (request: Request, client: string): Promise<Response> => {
    const page = await renderPost(request, client);
    return page instanceof Response ? page : send(request, { ...page, cached: null }, options);
  };

  return {
    async respond(request, client) {
      const isForm = !isRead(request);
      try {
        if (isForm) return await respondToPost(request, client);
        return await send(request, await renderOnce(pageKey(request, keys), request), options);
      } catch (error) {
        if (!(error instanceof OverloadError)) throw error;
        if (!isForm) return overloadResponse("page");
        await sleep(refusalDelayMs);
        return refusedFormResponse("overload");
      }
    },
    refresh(key, request) {
      const fail = (error: unknown): void => {
        cache.renderFailed(key);
        // The stale page is served until there is capacity.
        if (!(error instanceof OverloadError)) onError(error, key);
      };
      inBackground(() => renderOnce(key, request), fail);
    },
  };
};
