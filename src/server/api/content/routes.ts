import { Hono, type Context, type MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import type { DeliveryAnswer } from "#domain/content-delivery/index.ts";
import { compressed } from "../../middleware/compressed.ts";
import { etagOf } from "../../middleware/etag.ts";
import { createAllowance, type Allowance } from "../../middleware/request-allowance.ts";
import { CLOSED_POLICY } from "../../middleware/security-headers.ts";

/** Answers what is asked for behind `/v2/cdn/`. */
export type ContentDelivery = (path: string, parameters: URLSearchParams) => DeliveryAnswer;

/** Twice what a client of the content service sends at most when it is left to itself. */
export const ALLOWANCE = { perSecond: 100, burst: 200 };

const CACHE_CONTROL = { version: "public, max-age=300", never: "private, no-cache" };

/** What a node server tells of a connection; nothing where there is none. */
type Connection = { readonly Bindings: { readonly address?: string } };

const notTooMany = (allowance: Allowance): MiddlewareHandler<Connection> => {
  const mayPass = createAllowance(allowance, Date.now);
  const error = `Too many requests: at most ${allowance.perSecond} a second`;
  return async (context, next) =>
    mayPass(context.env.address ?? "")
      ? next()
      : context.json({ error }, 429, { "Retry-After": "1", "Cache-Control": "no-store" });
};

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const send = (context: Context, url: URL, answer: DeliveryAnswer): Response => {
  if (answer.status === 301) {
    return context.body(null, 301, { Location: `${url.pathname}?${answer.parameters}`, "Cache-Control": "no-cache" });
  }
  if (answer.status !== 200) return context.json(answer.body, answer.status, { "Cache-Control": "no-store" });
  const body = JSON.stringify(answer.body);
  const headers = {
    "Cache-Control": CACHE_CONTROL[answer.keep],
    ETag: `W/${etagOf(Buffer.from(body))}`,
    ...(answer.counted ? { Total: `${answer.counted.total}`, "Per-Page": `${answer.counted.perPage}` } : {}),
  };
  if (context.req.header("if-none-match") === headers.ETag) return context.body(null, 304, headers);
  return context.body(body, 200, { ...headers, "Content-Type": "application/json; charset=utf-8" });
};

const ROOT = "/v2/cdn/";

/** `/v2/cdn/…`: the content delivery API, for clients on any site. */
export const contentRoutes = (deliver: ContentDelivery, allowance: Allowance = ALLOWANCE): Hono<Connection> =>
  new Hono<Connection>()
    .use(
      `${ROOT}*`,
      cors({
        origin: "*",
        allowMethods: ["GET", "HEAD"],
        exposeHeaders: ["Total", "Per-Page", "ETag"],
        maxAge: 86_400,
      }),
    )
    .use(`${ROOT}*`, compressed(CLOSED_POLICY))
    .use(`${ROOT}*`, notTooMany(allowance))
    .get(`${ROOT}*`, (context) => {
      const url = new URL(context.req.url);
      return send(context, url, deliver(decoded(url.pathname.slice(ROOT.length)), url.searchParams));
    })
    .all(`${ROOT}*`, (context) => context.json(["This record could not be found"], 404));
