import { Hono } from "hono";
import { cors } from "hono/cors";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { brandRoutes } from "./api/brand.ts";
import { buildManifestRoutes } from "./api/build-manifest.ts";
import { contentRoutes } from "./api/content/routes.ts";
import { contentPublishedRoutes } from "./api/content-published.ts";
import { demoWidgetRoutes } from "./api/demo-widgets.ts";
import { feedRoutes } from "./api/feeds.ts";
import { healthRoutes } from "./api/health.ts";
import { iconRoutes, mediaRoutes, studioRoutes } from "./api/media.ts";
import { OPERATIONS, openApiRoutes } from "./api/openapi.ts";
import { operationRoutes } from "./api/operation.ts";
import { problemResponse } from "./problem.ts";
import { policyReportRoutes } from "./api/policy-reports.ts";
import { securityTextRoutes, siteFileRoutes } from "./api/site-files.ts";
import { createTokenGuard } from "./api/tokens/token-guard.ts";
import { UNAVAILABLE_RETRY_SECONDS } from "#application/site/index.ts";
import type { AppDependencies, AppEnv } from "./app-dependencies.ts";
import type { LoadLimiter } from "./queues/load-limiter.ts";
import { leaveQueue, limitLoad } from "./queues/limit-load.ts";
import { compressResponse } from "./middleware/compression.ts";
import type { PageResponder } from "./pages/page-responder.ts";
import { redirectAddresses } from "./pages/redirects.ts";
import { PAGE_METHODS, queryLimitViolation } from "./middleware/request-guard.ts";

/** What the app adds for its routes. */
type RouteOptions = {
  readonly pageResponder: Pick<PageResponder, "respond">;
  /** Shared limiter for everything that is computed. */
  readonly limiter: LoadLimiter;
  /** True once the node has received a stop signal. */
  readonly isDraining: () => boolean;
};

/** Headers that scripts of other sites may read. */
const EXPOSED = ["ETag", "Link", "Location", "Retry-After", "WWW-Authenticate", "X-Request-Id"];

/** The JSON API is open to every origin: it reads no cookie, and a token is sent by the program that has it. */
const openToOrigins = cors({
  origin: "*",
  allowMethods: ["GET", "HEAD", "POST", "PATCH"],
  allowHeaders: ["Authorization", "Content-Type", "Idempotency-Key", "If-None-Match"],
  exposeHeaders: EXPOSED,
  maxAge: 86_400,
});

/** Weak: the encoding of the bytes does not change what they say. */
const answerUnchanged = etag({
  weak: true,
  retainedHeaders: [...RETAINED_304_HEADERS, "access-control-allow-origin", "access-control-expose-headers", "link"],
});

type ApiDependencies = Pick<
  AppDependencies,
  "services" | "config" | "log" | "leadRecords" | "overrides" | "notifyOverride" | "checkToken" | "announcePublication"
>;

const apiRoutes = (deps: ApiDependencies, limiter: LoadLimiter): Hono<AppEnv> => {
  const { services, leadRecords, overrides, notifyOverride } = deps;
  const api = new Hono<AppEnv>();
  const guard = createTokenGuard({ checkToken: deps.checkToken, limiter, now: () => performance.now() });
  api.use("/api/v1/*", openToOrigins);
  api.use("/api/*", compressResponse);
  api.use("/api/v1/*", answerUnchanged);
  api.route("/api/v1", openApiRoutes(services));
  const operationServices = {
    settings: services.settings,
    paths: services.paths,
    siteUrl: services.siteUrl,
    clock: services.clock,
    stock: services.stock,
    catalogue: services.catalogue,
    leaseOffers: services.leaseOffers,
    content: services.content,
    leads: services.leads,
    leadRecords,
    overrides,
    notifyOverride,
  };
  api.route("/api/v1", operationRoutes(OPERATIONS, operationServices, guard));
  api.route("/api", iconRoutes(services.icons));
  api.route("/api/v1", policyReportRoutes({ log: deps.log, now: () => performance.now() }));
  api.route("/api/v1", contentPublishedRoutes(deps.config.contentWebhookSecret, deps.announcePublication));
  return api.all("/api/*", (context) => problemResponse(context, { status: 404, title: "Not Found" }));
};

/** All routes, in order: limits, health, API, generated files, media, redirects, pages; `ROUTE_QUEUES` has their queues. */
export const createRoutes = (deps: AppDependencies, options: RouteOptions): Hono<AppEnv> => {
  const { services, log, readiness, pages, clientFiles, formPages, paint } = deps;
  const { settings, paths, stock, catalogue, redirects } = services;
  const { pageResponder, limiter, isDraining } = options;
  const app = new Hono<AppEnv>();
  app.onError((error, context) => {
    log.error({ err: error, id: context.req.header("x-request-id") }, "request failed");
    if (services.isUnavailable(error)) {
      context.header("Retry-After", String(UNAVAILABLE_RETRY_SECONDS));
      return problemResponse(context, { status: 503, title: "Service Unavailable", detail: "Try again in a moment." });
    }
    return problemResponse(context, { status: 500, title: "Internal Server Error" });
  });
  app.use(async (context, next) => {
    const reason = queryLimitViolation(new URL(context.req.url).search);
    return reason ? problemResponse(context, { status: 400, title: "Bad Request", detail: reason }) : next();
  });
  app.route(
    "/",
    healthRoutes({
      readiness: async () => (isDraining() ? { missing: ["stopping"], degraded: [] } : readiness()),
    }),
  );
  // Before the queue: it answers in its own way when that is full.
  app.route("/", contentRoutes({ delivery: deps.contentDelivery, limiter }));
  app.use(limitLoad(limiter));
  app.route("/", apiRoutes(deps, limiter));
  app.use(async (context, next) => {
    if (PAGE_METHODS.includes(context.req.method)) return next();
    context.header("Allow", PAGE_METHODS.join(", "));
    return problemResponse(context, { status: 405, title: "Method Not Allowed" });
  });
  app.route("/", feedRoutes(deps.exports));
  app.use("/:file{.+\\.(?:xml|txt|webmanifest)}", compressResponse);
  app.route("/", securityTextRoutes(services));
  app.route("/", siteFileRoutes(deps.siteFiles));
  app.route("/", brandRoutes({ settings, paint }));
  app.route("/", buildManifestRoutes({ clientFiles, settings, paths, formPages }));
  if (deps.config.isDemoGroup) app.route("/", demoWidgetRoutes());
  app.route("/", studioRoutes(deps.paintStudio));
  app.route("/", mediaRoutes(deps.pictures));
  app.use(leaveQueue);
  app.use(redirectAddresses({ settings, catalogue, stock, redirects, pages }, limiter));
  app.all("*", (context) => pageResponder.respond(context.req.raw, context.env.address ?? ""));
  return app;
};
