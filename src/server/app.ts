import type { RequestListener } from "node:http";
import { Hono } from "hono";
import { contentRoutes } from "./api/content/routes.ts";
import { contentPublishedRoutes } from "./api/content-published.ts";
import { feedRoutes } from "./api/feeds.ts";
import { healthRoutes } from "./api/health.ts";
import { iconRoutes } from "./api/icons.ts";
import { mediaRoutes } from "./api/media.ts";
import { openApiRoutes } from "./api/openapi.ts";
import { problemResponse } from "./api/problem.ts";
import { siteFileRoutes } from "./api/site-files.ts";
import { studioRoutes } from "./api/studio-pictures.ts";
import { suggestionRoutes } from "./api/suggestions.ts";
import { vehicleRoutes } from "./api/vehicles.ts";
import { compressResponse } from "./middleware/compress-response.ts";
import { createEdgeListener } from "./middleware/edge-listener.ts";
import { createPageResponder } from "./middleware/page-responder.ts";
import { createPageCache } from "./middleware/page-cache.ts";
import { queryLimitViolation } from "./middleware/query-limits.ts";
import { redirects } from "./middleware/redirects.ts";
import { withRequestLog } from "./middleware/request-log.ts";
import { EMPTY_POLICY, commonHeaders, pageHeaders } from "./middleware/security-headers.ts";
import { createStaticFiles } from "./middleware/static-files.ts";
import { withForwardedHeaders } from "./forwarded-headers.ts";
import type { AppDependencies } from "./app-dependencies.ts";

export type App = {
  readonly listener: RequestListener;
  /** Makes `/readyz` fail so that load balancers stop sending visitors. */
  readonly drain: () => void;
};

const PAGE_CACHE_BYTES = 256 * 1024 * 1024;

/** Routes a request, in order: limits, API, generated files, media, redirects, pages. */
export const createApp = (
  deps: AppDependencies,
  { development = false }: { readonly development?: boolean } = {},
): App => {
  const { config, log } = deps;
  const secure = config.siteUrl.startsWith("https:");
  const cache = createPageCache(development ? 0 : PAGE_CACHE_BYTES, Date.now);
  const pages = createPageResponder({
    web: deps.pages,
    cache,
    // Hot reload writes its own styles and scripts into the page.
    policyOf: (html, embedded) => (development ? {} : pageHeaders(html, secure, embedded)),
    onError: (error, url) => log.error({ err: error, url }, "page could not be rendered anew"),
  });
  deps.onChange((tag) => cache.invalidate(tag));
  let draining = false;

  const app = new Hono<{ Bindings: { readonly address?: string } }>();
  app.onError((error, context) => {
    log.error({ err: error, id: context.req.header("x-request-id") }, "request failed");
    return problemResponse(context, { status: 500, title: "Internal Server Error" });
  });
  app.use(async (context, next) => {
    const reason = queryLimitViolation(new URL(context.req.url).search);
    return reason ? problemResponse(context, { status: 400, title: "Bad Request", detail: reason }) : next();
  });
  app.route("/", healthRoutes({ notReadyReasons: async () => (draining ? ["stopping"] : deps.notReadyReasons()) }));
  app.use("/api/*", compressResponse(EMPTY_POLICY));
  app.route("/api/v1", openApiRoutes(config.siteUrl));
  app.route("/api/v1", vehicleRoutes(deps));
  app.route("/api/v1", suggestionRoutes(deps));
  app.route("/api", iconRoutes(deps.icons));
  app.route("/api/v1", contentPublishedRoutes(config.contentWebhookSecret, deps.announcePublication));
  app.all("/api/*", (context) => problemResponse(context, { status: 404, title: "Not Found" }));
  app.route("/", contentRoutes(deps.deliverContent));
  app.route("/", feedRoutes(deps.exports));
  app.use("/:file{.+\\.(?:xml|txt|webmanifest)}", compressResponse(EMPTY_POLICY));
  app.route("/", siteFileRoutes(deps.siteFiles));
  app.route("/", studioRoutes(deps.paintStudio));
  app.route("/", mediaRoutes(deps.pictures));
  app.use(redirects(deps));
  app.all("*", (context) => pages.respond(context.req.raw, context.env.address ?? ""));

  const edge = createEdgeListener({
    files: createStaticFiles(deps.clientFiles),
    cache,
    refresh: (key) => pages.refresh(key, new Request(new URL(key, config.siteUrl))),
    next: withForwardedHeaders((request, client) => app.fetch(request, client), {
      proxies: config.trustedProxies,
      secure,
      log,
    }),
    headers: commonHeaders(secure),
  });

  return {
    listener: withRequestLog(edge, (entry, message) => log.info(entry, message)),
    drain() {
      draining = true;
    },
  };
};
