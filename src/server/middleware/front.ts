import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { acceptedEncoding } from "./compression.ts";
import { encodedPage, type CachedPage } from "./kept-page.ts";
import type { PageCache } from "./page-cache.ts";
import type { StaticFiles } from "./static-files.ts";

export type FrontDeps = {
  readonly files: StaticFiles;
  readonly cache: PageCache;
  readonly refresh: (key: string) => void;
  /** Everything that is neither a file nor a kept page. */
  readonly behind: RequestListener;
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
  const encoding = acceptedEncoding(req.headers["accept-encoding"]);
  const body = await encodedPage(page, encoding);
  if (encoding !== "identity") res.setHeader("Content-Encoding", encoding);
  res.setHeader("Content-Length", body.byteLength);
  res.writeHead(200).end(req.method === "HEAD" ? undefined : body);
};

/** The thin front: files and kept pages straight from memory, on node:http alone; the rest goes to the house behind. */
export const createFront =
  ({ files, cache, refresh, behind, headers }: FrontDeps): RequestListener =>
  (req, res) => {
    for (const name in headers) res.setHeader(name, headers[name] ?? "");
    const url = req.url ?? "/";
    if (req.method === "GET" || req.method === "HEAD") {
      const end = url.indexOf("?");
      if (files(req, res, end === -1 ? url : url.slice(0, end))) return;
      const hit = cache.get(url);
      if (hit) {
        if (hit.mustRender) refresh(url);
        sendPage(req, res, hit.page).catch(() => res.destroy());
        return;
      }
    }
    behind(req, res);
  };
