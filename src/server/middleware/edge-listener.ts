import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { preferredEncoding } from "./compression.ts";
import { encodedPage, type CachedPage } from "./cached-page.ts";
import type { PageCache } from "./page-cache.ts";
import type { StaticFiles } from "./static-files.ts";

export type EdgeListenerDependencies = {
  readonly files: StaticFiles;
  readonly cache: PageCache;
  readonly refresh: (key: string) => void;
  /** Handles everything that is neither a static file nor a cached page. */
  readonly next: RequestListener;
  readonly headers: Readonly<Record<string, string>>;
};

const sendPage = async (req: IncomingMessage, res: ServerResponse, page: CachedPage): Promise<void> => {
  for (const [name, value] of Object.entries(page.headers)) res.setHeader(name, value);
  res.setHeader("ETag", page.etag);
  res.setHeader("Server-Timing", "cache;desc=hit");
  if (req.headers["if-none-match"] === page.etag) {
    res.writeHead(304).end();
    return;
  }
  const encoding = preferredEncoding(req.headers["accept-encoding"]);
  const body = await encodedPage(page, encoding);
  if (encoding !== "identity") res.setHeader("Content-Encoding", encoding);
  res.setHeader("Content-Length", body.byteLength);
  res.writeHead(200).end(req.method === "HEAD" ? undefined : body);
};

/** Serves static files and cached pages from memory, on node:http alone; everything else goes to `next`. */
export const createEdgeListener =
  ({ files, cache, refresh, next, headers }: EdgeListenerDependencies): RequestListener =>
  (req, res) => {
    for (const name in headers) res.setHeader(name, headers[name] ?? "");
    const url = req.url ?? "/";
    if (req.method === "GET" || req.method === "HEAD") {
      const queryStart = url.indexOf("?");
      if (files(req, res, queryStart === -1 ? url : url.slice(0, queryStart))) return;
      const hit = cache.get(url);
      if (hit) {
        if (hit.mustRender) refresh(url);
        sendPage(req, res, hit.page).catch(() => res.destroy());
        return;
      }
    }
    next(req, res);
  };
