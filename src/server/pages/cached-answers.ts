import type { IncomingMessage, ServerResponse } from "node:http";
import { inBackground } from "#domain/shared/index.ts";
import type { AdmitRequest } from "../middleware/client-limit.ts";
import { readyEncoding } from "../middleware/compression.ts";
import type { LanguageCookie } from "../middleware/language-cookie.ts";
import { isWellFormed } from "../middleware/request-guard.ts";
import type { ObserveRequest } from "../middleware/request-log.ts";
import { type CachedPage, pageHead } from "./cached-page.ts";
import type { PageCache } from "./page-cache.ts";
import type { PageKeys } from "./page-key.ts";

export type CachedAnswersDependencies = {
  readonly cache: PageCache;
  readonly keys: Pick<PageKeys, "keyOf">;
  /** Renders a stale page again. */
  readonly refresh: (key: string) => void;
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  readonly cookieFor: LanguageCookie;
  readonly admit: AdmitRequest;
  readonly observe: ObserveRequest;
  /** Every answer is to end its connection. */
  readonly isDraining: () => boolean;
};

/** Answers a request with a cached page; false for a request that something else must answer. */
export type CachedAnswers = (req: IncomingMessage, res: ServerResponse) => boolean;

/**
 * The shortest way to an answer: a request that the page cache answers meets the limits, the log and the metrics of every
 * request, and none of the other layers. Its headers are written at once, and were put together with its page.
 */
export const createCachedAnswers = ({
  cache,
  keys,
  refresh,
  headers,
  cookieFor,
  admit,
  observe,
  isDraining,
}: CachedAnswersDependencies): CachedAnswers => {
  /** The page's headers, and those of this answer. */
  const headOf = (req: IncomingMessage, id: string, head: readonly string[]): string[] => {
    const all = [...head, "X-Request-Id", id];
    const cookie = cookieFor(req);
    if (cookie !== null) all.push("Set-Cookie", cookie);
    if (isDraining()) all.push("Connection", "close");
    return all;
  };

  const send = (req: IncomingMessage, res: ServerResponse, page: CachedPage, id: string): void => {
    if (req.headers["if-none-match"] === page.etag) {
      res.writeHead(304, headOf(req, id, pageHead(page, headers, ""))).end();
      return;
    }
    const encoding = readyEncoding(req.headers["accept-encoding"], page.encoded);
    const body = page.encoded.get(encoding);
    if (body === undefined) {
      const encodeAndSend = async (): Promise<void> => {
        await cache.encode(page, encoding);
        send(req, res, page, id);
      };
      inBackground(encodeAndSend, () => res.destroy());
      return;
    }
    res.writeHead(200, headOf(req, id, pageHead(page, headers, encoding)));
    res.end(req.method === "HEAD" ? undefined : body);
  };

  return (req, res) => {
    const { method, url = "/" } = req;
    if ((method !== "GET" && method !== "HEAD") || !isWellFormed(req)) return false;
    const key = keys.keyOf(url);
    const hit = cache.get(key);
    if (hit === null) return false;
    if (hit.mustRender) refresh(key);
    const end = admit(req);
    if (end === null) return false;
    res.on("close", end);
    send(req, res, hit.page, observe(req, res).id);
    return true;
  };
};
