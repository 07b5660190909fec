import type { IncomingMessage, RequestListener } from "node:http";
import { guarded, siteUrl } from "#domain/shared/index.ts";
import { isFormPath } from "#domain/site/index.ts";
import { clientPseudonym } from "#domain/spam/index.ts";
import { createBusyCheck } from "./middleware/busy-check.ts";
import { createClientLimit, withClientLimit } from "./middleware/client-limit.ts";
import { createConnectionDrain } from "./middleware/connection-drain.ts";
import { createCachedAnswers } from "./pages/cached-answers.ts";
import { createEdgeListener } from "./pages/edge-listener.ts";
import { createLanguageCookie, withLanguageCookie } from "./middleware/language-cookie.ts";
import type { LoadLimiter } from "./middleware/load-limiter.ts";
import { createMeasuredLimiter } from "./middleware/load-metrics.ts";
import { createPageResponder } from "./pages/page-responder.ts";
import { createPageCache } from "./pages/page-cache.ts";
import { createPageKeys } from "./pages/page-key.ts";
import { createPreparedAnswers } from "./pages/prepared-answers.ts";
import { withPageCacheMetrics } from "./pages/page-cache-metrics.ts";
import { withRequestGuard } from "./middleware/request-guard.ts";
import { createRequestObserver, createRequestRecorder, isRead, withRequestLog } from "./middleware/request-log.ts";
import { createRequestMetrics } from "./middleware/request-metrics.ts";
import { commonHeaders, DEVELOPMENT_HEADERS, pageHeaders } from "./middleware/security-headers.ts";
import { createStaticFiles } from "./static-files/static-files.ts";
import type { PlainAnswers } from "./connections/plain-requests.ts";
import { readForwardedHeaders, withForwardedHeaders } from "./connections/forwarded-headers.ts";
import { withHeaders } from "./connections/with-headers.ts";
import { createRoutes } from "./routes.ts";
import type { AppDependencies } from "./app-dependencies.ts";

export type App = {
  readonly listener: RequestListener;
  readonly answerPlain: PlainAnswers;
  /** Makes `/readyz` fail so that load balancers stop sending visitors, and ends connections with their next response. */
  readonly drain: () => void;
};

type AppOptions = {
  readonly development?: boolean;
  /** Number of connections that the server has accepted. */
  readonly connections?: () => number;
};

/** Of all processes together; a page of the stock takes 25 KB of it. */
const PAGE_CACHE_BYTES = 64 * 1024 * 1024;

/**
 * One rendering fills a processor core; a second fills its waits for the database. A queue of 64 is about a second
 * of work.
 */
const LOAD_LIMITS = { maxRunning: 2, maxQueued: 64, maxQueuedForms: 8, maxWaitMs: 5_000 };

/** A form is opened as a page, or as the payload of one. */
const createFormCheck =
  ({ settings, formPages }: AppDependencies) =>
  (path: string): boolean => {
    const page = path.replace(/\.data$/, "");
    return isFormPath(page, settings.segments) || formPages.has(page);
  };

/** Watches requests, with a line of the log each: written at once, or with others where nothing has gone wrong. */
const createObserver = ({ config, clock, log, batchLog, metrics, pseudonym }: AppDependencies) => {
  const clientOf = ({ headers, socket: { remoteAddress: remote } }: IncomingMessage): string =>
    clientPseudonym(pseudonym, readForwardedHeaders({ headers, remote }, config.trustedProxies).address, clock.now());
  // A line by itself is a twentieth of the processor time of a page.
  const record = guarded(
    createRequestRecorder(
      (entry, message) => (isRead(entry) ? batchLog : log).info(entry, message),
      createRequestMetrics(metrics),
    ),
    (error) => log.error({ err: error }, "request could not be recorded"),
  );
  return { record, observe: createRequestObserver(record, clientOf) };
};

type PageOptions = {
  readonly development: boolean;
  readonly limiter: LoadLimiter;
  readonly isForm: (path: string) => boolean;
};

/** The cache of pages, and what renders those that it has not. Changes of the data make pages stale. */
const createPages = (deps: AppDependencies, { development, limiter, isForm }: PageOptions) => {
  const { config, log, metrics, thirdParties } = deps;
  const secure = config.siteUrl.startsWith("https:");
  const cacheBytes = development ? 0 : Math.floor(PAGE_CACHE_BYTES / config.processes);
  const cache = withPageCacheMetrics(
    createPageCache(cacheBytes, () => performance.now(), createBusyCheck()),
    metrics,
  );
  const keys = createPageKeys(deps.paths.stock());
  const responder = createPageResponder({
    web: deps.pages,
    cache,
    keys,
    limiter,
    isForm,
    policyOf: (scriptHashes, embedded) =>
      development ? DEVELOPMENT_HEADERS : pageHeaders({ scriptHashes, secure, embedded, thirdParties }),
    onError: (error, key) => log.error({ err: error, path: key.split("?", 1)[0] }, "page could not be rendered anew"),
  });
  deps.onChange((tag) => {
    cache.invalidate(tag);
    if (tag === "content") keys.forget();
  });
  const refresh = (key: string): void => responder.refresh(key, new Request(siteUrl(config.siteUrl, key)));
  return { responder, cached: { cache, keys, refresh } };
};

/** Answers requests from memory where it can, else by the routes. */
export const createApp = (
  deps: AppDependencies,
  { development = false, connections = () => 0 }: AppOptions = {},
): App => {
  const { config, log, metrics } = deps;
  const secure = config.siteUrl.startsWith("https:");
  const { limiter, countShed } = createMeasuredLimiter({ ...LOAD_LIMITS, connections }, metrics);
  const isForm = createFormCheck(deps);
  const pages = createPages(deps, { development, limiter, isForm });
  const { wrap, isDraining, drain } = createConnectionDrain();
  const { record, observe } = createObserver(deps);
  const headers = commonHeaders(secure, deps.settings.security.hsts_preload);
  const cookieFor = createLanguageCookie(secure);
  const admit = createClientLimit(config.trustedProxies);
  const own = { headers, cookieFor, admit, isDraining };
  const answerFromCache = createCachedAnswers({ ...pages.cached, ...own, observe });
  const routes = createRoutes({ ...deps, pageResponder: pages.responder, limiter, isDraining });
  const edge = createEdgeListener({
    files: createStaticFiles(deps.clientFiles),
    isOverloaded: (path) => limiter.isFull(isForm(path) ? "form" : "page"),
    onShed: countShed,
    next: withForwardedHeaders((request, received) => routes.fetch(request, received), {
      proxies: config.trustedProxies,
      secure,
      log,
    }),
  });
  const limited = withRequestGuard(withClientLimit(withLanguageCookie(edge, cookieFor), admit));
  const listener = wrap(withRequestLog(withHeaders(limited, headers), observe));
  return {
    listener: (req, res) => {
      if (!answerFromCache(req, res)) listener(req, res);
    },
    answerPlain: createPreparedAnswers({ ...pages.cached, ...own, record }),
    drain,
  };
};
