import { isbot } from "isbot";
import type { WebHandler } from "../../web/handler.ts";
import { compress, encodingFor, type Encoding } from "./compression.ts";
import { encodedPage, type CachedPage } from "./kept-page.ts";
import type { PageCache } from "./page-cache.ts";
import { renderPage, type PagePolicy, type RenderedPage } from "./rendered-page.ts";

export type PageDeps = {
  readonly web: WebHandler;
  readonly cache: PageCache;
  readonly policyOf: PagePolicy;
  readonly failed: (error: unknown, url: string) => void;
};

export type Pages = {
  /** `client`: the address of who asks. */
  readonly answer: (request: Request, client: string) => Promise<Response>;
  /** Renders a kept page anew, behind the backs of those who still get the old one. */
  readonly refresh: (key: string, request: Request) => void;
};

/** Where a page is kept: its address. Null where this request's answer never is. */
const pageKey = ({ method, url }: Request): string | null => {
  if (method !== "GET") return null;
  const { pathname, search } = new URL(url);
  return pathname + search;
};

// A form that was sent and not accepted is no error page, whoever sent it.
const isErrorForBot = (request: Request, page: RenderedPage): boolean =>
  page.status >= 400 &&
  request.method === "GET" &&
  (page.headers["content-type"]?.startsWith("text/html") ?? false) &&
  isbot(request.headers.get("user-agent"));

const encodedBody = (page: Rendering, encoding: Encoding): Promise<Uint8Array> =>
  page.kept ? encodedPage(page.kept, encoding) : compress(page.body, encoding, 5);

const send = async (request: Request, page: Rendering): Promise<Response> => {
  const headers = new Headers(page.headers);
  for (const cookie of page.cookies) headers.append("Set-Cookie", cookie);
  if (page.kept) headers.set("ETag", page.kept.etag);
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

/** A page, and how it is kept where it is the same for all. */
type Rendering = RenderedPage & { readonly kept: CachedPage | null };

/** Renders pages and keeps those that are the same for all; many who ask for one page at once wait for one rendering. */
export const createPages = ({ web, cache, policyOf, failed }: PageDeps): Pages => {
  const inFlight = new Map<string, Promise<Rendering>>();
  const render = (request: Request, client?: string): Promise<RenderedPage> =>
    renderPage(request, (asked) => web(asked, client), policyOf);

  const renderAndKeep = async (key: string, request: Request): Promise<Rendering> => {
    const epoch = cache.epoch();
    const page = await render(request);
    if (page.tags.size > 0) return { ...page, kept: await cache.put(key, page, epoch) };
    cache.remove(key);
    return { ...page, kept: null };
  };

  const renderOnce = async (key: string, request: Request): Promise<Rendering> => {
    const leader = inFlight.get(key);
    if (leader) {
      const page = await leader;
      return page.kept ? page : { ...(await render(request)), kept: null };
    }
    const rendering = renderAndKeep(key, request).finally(() => inFlight.delete(key));
    inFlight.set(key, rendering);
    return rendering;
  };

  return {
    async answer(request, client) {
      const key = pageKey(request);
      const page = key === null ? { ...(await render(request, client)), kept: null } : await renderOnce(key, request);
      return send(request, page);
    },
    refresh(key, request) {
      renderOnce(key, request).catch((error: unknown) => {
        cache.failed(key);
        failed(error, key);
      });
    },
  };
};
