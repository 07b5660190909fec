import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { preferredEncoding } from "../middleware/compression.ts";
import type { CachedPage } from "./cached-page.ts";
import { sendOverload } from "../middleware/overload-response.ts";
import type { PageCache } from "./page-cache.ts";
import type { PageKeys } from "./page-key.ts";
import { requestKind } from "../middleware/request-kind.ts";
import type { StaticFiles } from "../middleware/static-files.ts";

export type EdgeListenerDependencies = {
  readonly files: StaticFiles;
  readonly cache: PageCache;
  readonly keys: Pick<PageKeys, "keyOf">;
  readonly refresh: (key: string) => void;
  /** The page at the path would be shed: they are refused before they cost anything. */
  readonly isOverloaded: (path: string) => boolean;
  /** Called for each page that is refused. */
  readonly onShed: () => void;
  /** Handles everything that is neither a static file nor a cached page. */
  readonly next: RequestListener;
};

/** Bytes; the longest path that the site writes has under 300, a picture of a feed's host under 1,000. */
const MAX_PATH_BYTES = 2_048;

const refuseLongPath = (res: ServerResponse): void => {
  res.writeHead(414, { "Content-Type": "text/plain; charset=utf-8", Connection: "close" });
  res.end("Cette adresse est trop longue.\n");
};

const sendPage = async (
  req: IncomingMessage,
  res: ServerResponse,
  page: CachedPage,
  encode: PageCache["encode"],
): Promise<void> => {
  for (const [name, value] of Object.entries(page.headers)) res.setHeader(name, value);
  res.setHeader("ETag", page.etag);
  res.setHeader("Server-Timing", "cache;desc=hit");
  if (req.headers["if-none-match"] === page.etag) {
    res.writeHead(304).end();
    return;
  }
  const encoding = preferredEncoding(req.headers["accept-encoding"]);
  const body = await encode(page, encoding);
  if (encoding !== "identity") res.setHeader("Content-Encoding", encoding);
  res.setHeader("Content-Length", body.byteLength);
  res.writeHead(200).end(req.method === "HEAD" ? undefined : body);
};

/** Serves static files and cached pages from memory, on node:http alone; everything else goes to `next`. */
export const createEdgeListener =
  ({ files, cache, keys, refresh, isOverloaded, onShed, next }: EdgeListenerDependencies): RequestListener =>
  (req, res) => {
    const url = req.url ?? "/";
    const queryStart = url.indexOf("?");
    const path = queryStart === -1 ? url : url.slice(0, queryStart);
    if (path.length > MAX_PATH_BYTES) {
      refuseLongPath(res);
      return;
    }
    if (req.method === "GET" || req.method === "HEAD") {
      if (files(req, res, path)) return;
      const key = keys.keyOf(url);
      const hit = cache.get(key);
      if (hit) {
        if (hit.mustRender) refresh(key);
        sendPage(req, res, hit.page, cache.encode).catch(() => res.destroy());
        return;
      }
      if (requestKind(req.method, url) === "page" && isOverloaded(path)) {
        onShed();
        sendOverload(req, res);
        return;
      }
    }
    next(req, res);
  };
