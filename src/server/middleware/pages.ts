import { isbot } from "isbot";
import { acceptedEncoding, compress, isCompressible } from "./compression.ts";
import type { PageCache } from "./page-cache.ts";
import { renderPage, type PagePolicy, type RenderedPage } from "./rendered-page.ts";

export type PageDeps = {
  readonly web: (request: Request) => Promise<Response>;
  readonly cache: PageCache;
  readonly policyOf: PagePolicy;
  readonly failed: (error: unknown, url: string) => void;
};

export type Pages = {
  readonly answer: (request: Request) => Promise<Response>;
  /** Renders a kept page anew, behind the backs of those who still get the old one. */
  readonly refresh: (key: string, request: Request) => void;
};

/** Where a page is kept: its address. Only what is read may be kept at all. */
export const pageKey = (method: string, url: URL): string | null =>
  method === "GET" || method === "HEAD" ? url.pathname + url.search : null;

// A form that was sent and not accepted is no error page, whoever sent it.
const isErrorForBot = (request: Request, page: RenderedPage): boolean =>
  page.status >= 400 &&
  request.method === "GET" &&
  (page.headers["content-type"]?.startsWith("text/html") ?? false) &&
  isbot(request.headers.get("user-agent"));

const send = async (request: Request, page: RenderedPage): Promise<Response> => {
  const headers = new Headers(page.headers);
  for (const cookie of page.cookies) headers.append("Set-Cookie", cookie);
  if (request.method === "HEAD" || page.body.byteLength === 0 || isErrorForBot(request, page)) {
    return new Response(null, { status: page.status, headers });
  }
  const encoding = acceptedEncoding(request.headers.get("accept-encoding"));
  const compressible = isCompressible(headers.get("content-type"), page.body.byteLength);
  const body = compressible ? await compress(page.body, encoding, 5) : page.body;
  if (compressible && encoding !== "identity") headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.byteLength));
  return new Response(body as Uint8Array<ArrayBuffer>, { status: page.status, headers });
};

/** Renders pages and keeps those that are the same for all; many who ask for one page at once wait for one rendering. */
export const createPages = ({ web, cache, policyOf, failed }: PageDeps): Pages => {
  const inFlight = new Map<string, Promise<RenderedPage>>();
  const render = (request: Request): Promise<RenderedPage> => renderPage(request, web, policyOf);

  const renderOnce = async (key: string, request: Request): Promise<RenderedPage> => {
    const leader = inFlight.get(key);
    if (leader) {
      const page = await leader;
      return page.tags.size > 0 ? page : render(request);
    }
    const rendering = render(request).finally(() => inFlight.delete(key));
    inFlight.set(key, rendering);
    return rendering;
  };

  const keep = async (key: string, page: RenderedPage): Promise<void> => {
    if (page.tags.size > 0) await cache.put(key, page);
    else cache.remove(key);
  };

  return {
    async answer(request) {
      const key = pageKey(request.method, new URL(request.url));
      if (key === null || request.method === "HEAD") return send(request, await render(request));
      const page = await renderOnce(key, request);
      await keep(key, page);
      return send(request, page);
    },
    refresh(key, request) {
      renderOnce(key, request)
        .then((page) => keep(key, page))
        .catch((error: unknown) => {
          cache.failed(key);
          failed(error, key);
        });
    },
  };
};
