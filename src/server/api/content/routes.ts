import { decodeEscapes } from "#domain/shared/index.ts";
import { Hono, type Context, type MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import type { ContentDelivery, ContentRequest } from "#application/content/index.ts";
import type { DeliveryAnswer } from "#application/content/ports.ts";
import type { AppEnv } from "../../app-dependencies.ts";
import { compress, type Encoding, encodingFor, preferredEncoding } from "../../middleware/compression.ts";
import { etagOf } from "../../middleware/etag.ts";
import { OverloadError, type LoadLimiter } from "../../queues/load-limiter.ts";
import { overloadResponse } from "../../queues/overload-response.ts";
import { createRateLimiter, type RateLimit } from "../../middleware/rate-limiter.ts";
import type { CachedPage } from "../../pages/cached-page.ts";
import { createPageCache } from "../../pages/page-cache.ts";
import { bearerToken } from "../tokens/token-guard.ts";

/** Twice the default limit of the content service's clients. */
export const RATE_LIMIT = { perSecond: 100, burst: 200 };

/** Cached answers of a version of the content: all stories of a group have 1 MB, compressed a tenth of it. */
const MAX_CACHED_BYTES = 8 * 1024 * 1024;

const CACHE_CONTROL = { version: "public, max-age=300", never: "private, no-cache" };

const rateLimited = (rateLimit: RateLimit): MiddlewareHandler<AppEnv> => {
  const isAllowed = createRateLimiter(rateLimit, () => performance.now());
  const error = `Too many requests: at most ${rateLimit.perSecond} a second`;
  return async (context, next) =>
    isAllowed(context.env.address ?? "")
      ? next()
      : context.json({ error }, 429, { "Retry-After": "1", "Cache-Control": "no-store" });
};

type OkAnswer = Extract<DeliveryAnswer, { readonly status: 200 }>;

type Body = { readonly bytes: Uint8Array; readonly encoding: Encoding };

const countHeaders = ({ counts }: OkAnswer): Readonly<Record<string, string>> =>
  counts ? { Total: `${counts.total}`, "Per-Page": `${counts.perPage}` } : {};

const CONTENT_TYPE = "application/json; charset=utf-8";

type Sent = {
  readonly cache: OkAnswer["cache"];
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly encode: () => Promise<Body>;
};

const send = async (context: Context, { cache, etag, headers: counts, encode }: Sent): Promise<Response> => {
  const headers = {
    // The URL alone does not determine what a client with a token in the header may read.
    "Cache-Control": bearerToken(context) === null ? CACHE_CONTROL[cache] : CACHE_CONTROL.never,
    Vary: "Authorization, Accept-Encoding",
    ETag: `W/${etag}`,
    ...counts,
  };
  if (context.req.header("if-none-match") === headers.ETag) return context.body(null, 304, headers);
  const { bytes, encoding } = await encode();
  return context.body(bytes as Uint8Array<ArrayBuffer>, 200, {
    ...headers,
    "Content-Type": CONTENT_TYPE,
    ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
  });
};

const sendOther = (context: Context, url: URL, answer: Exclude<DeliveryAnswer, OkAnswer>): Response =>
  answer.status === 301
    ? context.body(null, 301, { Location: `${url.pathname}?${answer.parameters}`, "Cache-Control": "no-cache" })
    : context.json(answer.body, answer.status, { "Cache-Control": "no-store" });

/** Answers, of which those of the current version of the content are cached in a few megabytes. */
const createAnswers = (delivery: ContentDelivery) => {
  const cache = createPageCache(MAX_CACHED_BYTES, () => performance.now());
  const sendCached = (context: Context, page: CachedPage): Promise<Response> => {
    const encoding = preferredEncoding(context.req.header("accept-encoding"));
    const encode = async (): Promise<Body> => ({ bytes: await cache.encode(page, encoding), encoding });
    return send(context, { cache: "version", etag: page.etag, headers: page.headers, encode });
  };
  return async (context: Context, request: ContentRequest): Promise<Response> => {
    const key = delivery.keyOf(request);
    const cached = key === null ? null : cache.get(key);
    if (cached !== null) return sendCached(context, cached.page);
    const answer = delivery.answer(request);
    if (answer.status !== 200) return sendOther(context, new URL(context.req.url), answer);
    const body = Buffer.from(JSON.stringify(answer.body));
    const headers = countHeaders(answer);
    if (key !== null && answer.cache === "version") {
      return sendCached(context, await cache.put(key, { headers, body, tags: new Set() }, cache.epoch()));
    }
    const encoding = encodingFor(context.req.header("accept-encoding"), CONTENT_TYPE, body.byteLength);
    const encode = async (): Promise<Body> => ({ bytes: await compress(body, encoding), encoding });
    return send(context, { cache: answer.cache, etag: etagOf(body), headers, encode });
  };
};

const ROOT = "/v2/cdn/";

/** `/v2/cdn/…`: the content delivery API, open to every origin. Every request waits in the queue of data. */
export const contentRoutes = ({
  delivery,
  limiter,
  rateLimit = RATE_LIMIT,
}: {
  readonly delivery: ContentDelivery;
  readonly limiter: LoadLimiter;
  readonly rateLimit?: RateLimit;
}): Hono<AppEnv> => {
  const answer = createAnswers(delivery);
  return new Hono<AppEnv>()
    .use(
      `${ROOT}*`,
      cors({
        origin: "*",
        allowMethods: ["GET", "HEAD"],
        exposeHeaders: ["Total", "Per-Page", "ETag"],
        maxAge: 86_400,
      }),
    )
    .use(`${ROOT}*`, rateLimited(rateLimit))
    .get(`${ROOT}*`, async (context) => {
      const { pathname, searchParams } = new URL(context.req.url);
      const written = pathname.slice(ROOT.length);
      const path = decodeEscapes(written) ?? written;
      const request = { path, parameters: searchParams, headerToken: bearerToken(context) };
      try {
        return await limiter.run(() => answer(context, request), "data");
      } catch (error) {
        if (!(error instanceof OverloadError)) throw error;
        return overloadResponse("delivery");
      }
    })
    .all(`${ROOT}*`, (context) => context.json(["This record could not be found"], 404));
};
