import { Hono, type Context, type MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import type { ContentDelivery } from "#application/content/index.ts";
import type { DeliveryAnswer } from "#application/content/ports.ts";
import type { AppEnv } from "../../app-env.ts";
import { compressResponse } from "../../middleware/compress-response.ts";
import { etagOf } from "../../middleware/etag.ts";
import { createRateLimiter, type RateLimit } from "../../middleware/rate-limiter.ts";

/** Twice the default limit of the content service's clients. */
export const RATE_LIMIT = { perSecond: 100, burst: 200 };

const CACHE_CONTROL = { version: "public, max-age=300", never: "private, no-cache" };

const rateLimited = (rateLimit: RateLimit): MiddlewareHandler<AppEnv> => {
  const isAllowed = createRateLimiter(rateLimit, () => performance.now());
  const error = `Too many requests: at most ${rateLimit.perSecond} a second`;
  return async (context, next) =>
    isAllowed(context.env.address ?? "")
      ? next()
      : context.json({ error }, 429, { "Retry-After": "1", "Cache-Control": "no-store" });
};

const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** The token of `Authorization: Bearer`, which does not appear in logs of URLs; null without one. */
const bearerToken = (context: Context): string | null =>
  /^bearer +(\S+)$/i.exec(context.req.header("authorization") ?? "")?.[1] ?? null;

const send = (context: Context, url: URL, answer: DeliveryAnswer): Response => {
  if (answer.status === 301) {
    return context.body(null, 301, { Location: `${url.pathname}?${answer.parameters}`, "Cache-Control": "no-cache" });
  }
  if (answer.status !== 200) return context.json(answer.body, answer.status, { "Cache-Control": "no-store" });
  const body = JSON.stringify(answer.body);
  const headers = {
    // The URL alone does not determine what a client with a token in the header may read.
    "Cache-Control": bearerToken(context) === null ? CACHE_CONTROL[answer.cache] : CACHE_CONTROL.never,
    Vary: "Authorization",
    ETag: `W/${etagOf(Buffer.from(body))}`,
    ...(answer.counts ? { Total: `${answer.counts.total}`, "Per-Page": `${answer.counts.perPage}` } : {}),
  };
  if (context.req.header("if-none-match") === headers.ETag) return context.body(null, 304, headers);
  return context.body(body, 200, { ...headers, "Content-Type": "application/json; charset=utf-8" });
};

const ROOT = "/v2/cdn/";

/** `/v2/cdn/…`: the content delivery API, open to every origin. */
export const contentRoutes = (deliver: ContentDelivery, rateLimit: RateLimit = RATE_LIMIT): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .use(
      `${ROOT}*`,
      cors({
        origin: "*",
        allowMethods: ["GET", "HEAD"],
        exposeHeaders: ["Total", "Per-Page", "ETag"],
        maxAge: 86_400,
      }),
    )
    .use(`${ROOT}*`, compressResponse)
    .use(`${ROOT}*`, rateLimited(rateLimit))
    .get(`${ROOT}*`, (context) => {
      const url = new URL(context.req.url);
      const path = decodePath(url.pathname.slice(ROOT.length));
      return send(context, url, deliver(path, url.searchParams, bearerToken(context)));
    })
    .all(`${ROOT}*`, (context) => context.json(["This record could not be found"], 404));
