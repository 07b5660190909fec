import type { RequestListener } from "node:http";
import { Hono } from "hono";
import { contentRoutes } from "./api/content/routes.ts";
import { contentPublishedRoutes } from "./api/content-published.ts";
import { feedRoutes } from "./api/feeds.ts";
import { healthRoutes } from "./api/health.ts";
import { iconRoutes } from "./api/icons.ts";
import { mediaRoutes } from "./api/media.ts";
import { openApiRoutes } from "./api/openapi.ts";
import { problem } from "./api/problem.ts";
import { siteFileRoutes } from "./api/site-files.ts";
import { studioRoutes } from "./api/studio-pictures.ts";
import { suggestionRoutes } from "./api/suggestions.ts";
import { vehicleRoutes } from "./api/vehicles.ts";
import { compressed } from "./middleware/compressed.ts";
import { createFront } from "./middleware/front.ts";
import { createPages } from "./middleware/pages.ts";
import { createPageCache } from "./middleware/page-cache.ts";
import { queryTooLarge } from "./middleware/query-limits.ts";
import { redirects } from "./middleware/redirects.ts";
import { withRequestLog } from "./middleware/request-log.ts";
import { CLOSED_POLICY, commonHeaders, pageHeaders } from "./middleware/security-headers.ts";
import { createStaticFiles } from "./middleware/static-files.ts";
import { behindProxies } from "./forwarded.ts";
import type { Services } from "./services.ts";

export type App = {
  readonly listener: RequestListener;
  /** Tells those in front that no new visitors should come. */
  readonly leave: () => void;
};

/** Memory for kept pages, in bytes. */
const PAGE_CACHE_BYTES = 256 * 1024 * 1024;

/** A request's way through the house, from top to bottom. */
export const createApp = (
  services: Services,
  { development = false }: { readonly development?: boolean } = {},
): App => {
  const { config, log } = services;
  const secure = config.siteUrl.startsWith("https:");
  const cache = createPageCache(development ? 0 : PAGE_CACHE_BYTES, Date.now);
  const pages = createPages({
    web: services.web,
    cache,
    // Hot reload writes styles and scripts of its own into the page.
    policyOf: (html, embedded) => (development ? {} : pageHeaders(html, secure, embedded)),
    failed: (error, url) => log.error({ err: error, url }, "page could not be rendered anew"),
  });
  services.onChange((tag) => cache.drop(tag));
  let leaving = false;

  const house = new Hono<{ Bindings: { readonly address?: string } }>();
  house.onError((error, context) => {
    log.error({ err: error, id: context.req.header("x-request-id") }, "request failed");
    return problem(context, { status: 500, title: "Internal Server Error" });
  });
  house.use(async (context, next) => {
    const reason = queryTooLarge(new URL(context.req.url).search);
    return reason ? problem(context, { status: 400, title: "Bad Request", detail: reason }) : next();
  });
  house.route("/", healthRoutes({ missing: async () => (leaving ? ["stopping"] : services.missing()) }));
  house.use("/api/*", compressed(CLOSED_POLICY));
  house.route("/api/v1", openApiRoutes(config.siteUrl));
  house.route("/api/v1", vehicleRoutes(services));
  house.route("/api/v1", suggestionRoutes(services));
  house.route("/api", iconRoutes(services.icons));
  house.route("/api/v1", contentPublishedRoutes(config.contentWebhookSecret, services.contentPublished));
  house.all("/api/*", (context) => problem(context, { status: 404, title: "Not Found" }));
  house.route("/", contentRoutes(services.deliverContent));
  house.route("/", feedRoutes(services.exports));
  house.use("/:file{.+\\.(?:xml|txt|webmanifest)}", compressed(CLOSED_POLICY));
  house.route("/", siteFileRoutes(services.siteFiles));
  house.route("/", studioRoutes(services.paintStudio));
  house.route("/", mediaRoutes(services.pictures));
  house.use(redirects(services));
  house.all("*", (context) => pages.answer(context.req.raw, context.env.address ?? ""));

  const front = createFront({
    files: createStaticFiles(services.clientFiles),
    cache,
    refresh: (key) => pages.refresh(key, new Request(new URL(key, config.siteUrl))),
    behind: behindProxies((request, client) => house.fetch(request, client), {
      proxies: config.trustedProxies,
      secure,
      log,
    }),
    headers: commonHeaders(secure),
  });

  return {
    listener: withRequestLog(front, (entry, message) => log.info(entry, message)),
    leave() {
      leaving = true;
    },
  };
};
