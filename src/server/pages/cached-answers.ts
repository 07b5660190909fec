import type { IncomingMessage, ServerResponse } from "node:http";
import { inBackground } from "#domain/shared/index.ts";
import type { Middleware } from "../middleware/compose.ts";
import { type Encoding, preferredEncoding } from "../middleware/compression.ts";
import type { CachedPage } from "./cached-page.ts";
import type { PageCache } from "./page-cache.ts";
import type { PageKeys } from "./page-key.ts";

type CachedAnswersDependencies = {
  readonly cache: Pick<PageCache, "get" | "encode">;
  readonly keys: Pick<PageKeys, "keyOf">;
  /** Renders a stale page again. */
  readonly refresh: (key: string) => void;
};

/** Sends no body if the browser has the page (304); otherwise the body in the encoding. */
const send = (req: IncomingMessage, res: ServerResponse, page: CachedPage, encoding: Encoding, body: Uint8Array) => {
  for (const name in page.headers) res.setHeader(name, page.headers[name] ?? "");
  res.setHeader("ETag", page.etag);
  res.setHeader("Server-Timing", "cache;desc=hit");
  if (req.headers["if-none-match"] === page.etag) {
    res.writeHead(304).end();
    return;
  }
  if (encoding !== "identity") res.setHeader("Content-Encoding", encoding);
  res.setHeader("Content-Length", body.byteLength);
  res.writeHead(200).end(req.method === "HEAD" ? undefined : body);
};

/** Answers a request from the cache; a page that has just become stale is rendered again in the background. */
export const cachedAnswers =
  ({ cache, keys, refresh }: CachedAnswersDependencies): Middleware =>
  (req, res, next) => {
    const { method, url = "/" } = req;
    if (method !== "GET" && method !== "HEAD") return next();
    const key = keys.keyOf(url);
    const hit = cache.get(key);
    if (hit === null) return next();
    if (hit.mustRender) refresh(key);
    const { page } = hit;
    const encoding = preferredEncoding(req.headers["accept-encoding"]);
    const body = page.encoded.get(encoding);
    if (body !== undefined) return send(req, res, page, encoding, body);
    inBackground(
      async () => send(req, res, page, encoding, await cache.encode(page, encoding)),
      () => res.destroy(),
    );
  };
