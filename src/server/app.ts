import type { IncomingMessage, RequestListener } from "node:http";
import { siteUrl } from "#domain/shared/index.ts";
import { isFormPath, type Settings, signedValue } from "#domain/site/index.ts";
import { clientPseudonym, readFormKey } from "#domain/spam/index.ts";
import { readForwardedHeaders, withForwardedHeaders } from "./connections/forwarded-headers.ts";
import { clientLimit } from "./queues/client-limit.ts";
import { compose } from "./middleware/compose.ts";
import { createConnectionDrain } from "./middleware/connection-drain.ts";
import type { LoadLimiter } from "./queues/load-limiter.ts";
import { LOAD_LIMITS, REFUSAL_DELAY_MS } from "./queues/load-limits.ts";
import { createMeasuredLimiter } from "./queues/load-metrics.ts";
import { createPageKind, type PageKind, refuseOverload } from "./queues/refuse-overload.ts";
import { refuseLongPath, requestGuard } from "./middleware/request-guard.ts";
import { measureRequests, requestLog } from "./middleware/request-log.ts";
import { commonHeaders, pageHeaders, setHeaders } from "./middleware/security-headers.ts";
import { cachedAnswers } from "./pages/cached-answers.ts";
import type { Signatures } from "./pages/form-body/form-body.ts";
import { createPageCache, withPageCacheMetrics } from "./pages/page-cache.ts";
import { createPageKeys } from "./pages/page-key.ts";
import { createPageResponder } from "./pages/page-responder.ts";
import { staticFiles } from "./static-files/static-files.ts";
import { createRoutes } from "./routes.ts";
import type { AppDependencies } from "./app-dependencies.ts";
import type { Config } from "./environment/config.ts";
import type { SiteServices } from "#application/site/index.ts";

export type App = {
  readonly listener: RequestListener;
  /** Makes `/readyz` fail so that load balancers stop sending visitors, and ends connections with their next response. */
  readonly drain: () => void;
  /** For development, when a module has changed. */
  readonly emptyPageCache: () => void;
};

type AppOptions = {
  /** Allows style elements with this nonce: those of Vite in development. */
  readonly styleNonce?: string;
  readonly cachesPages?: boolean;
  /** Number of connections that the server has accepted. */
  readonly connections?: () => number;
};

/** Limit for all processes together; a page of the stock takes 25 KB. */
const PAGE_CACHE_BYTES = 64 * 1024 * 1024;

/** A form is opened as a page or as the payload of one. */
const createFormCheck =
  ({ segments }: Pick<Settings, "segments">, formPages: AppDependencies["formPages"]) =>
  (path: string): boolean => {
    const page = path.replace(/\.data$/, "");
    return isFormPath(page, segments) || formPages.has(page);
  };

/** Computes the pseudonym of a request's client. */
const createClientOf =
  ({ clock, leads }: SiteServices<"clock" | "leads">, proxies: Config["trustedProxies"]) =>
  ({ headers, socket: { remoteAddress: remote } }: IncomingMessage): string =>
    clientPseudonym(leads.pseudonym, readForwardedHeaders({ headers, remote }, proxies).address, clock.now());

const signaturesOf = ({ signer }: SiteServices<"leads">["leads"]): Signatures => ({
  isIssued: (token) => readFormKey(signer, token) !== null,
  isLink: (address) => signer.verify(signedValue(address) ?? "") !== null,
});

type PageOptions = Pick<AppOptions, "styleNonce" | "cachesPages"> & {
  readonly limiter: LoadLimiter;
  readonly kindOf: PageKind;
};

/** The page cache and its renderer. Changes of the data make pages stale. */
const createPages = (
  deps: Pick<AppDependencies, "services" | "config" | "log" | "metrics" | "pages" | "onChange">,
  { styleNonce, cachesPages = true, limiter, kindOf }: PageOptions,
) => {
  const { config, log, metrics, services } = deps;
  const { thirdParties } = services;
  const secure = config.siteUrl.startsWith("https:");
  const cacheBytes = cachesPages ? Math.floor(PAGE_CACHE_BYTES / config.processes) : 0;
  const cache = withPageCacheMetrics(
    createPageCache(cacheBytes, () => performance.now()),
    metrics,
  );
  const keys = createPageKeys(services.paths.stock());
  const responder = createPageResponder({
    web: deps.pages,
    cache,
    keys,
    limiter,
    kindOf,
    signatures: signaturesOf(services.leads),
    refusalDelayMs: REFUSAL_DELAY_MS,
    secure,
    policyOf: (scriptHashes, embedded) => pageHeaders({ scriptHashes, styleNonce, secure, embedded, thirdParties }),
    onError: (error, key) => log.error({ err: error, path: key.split("?", 1)[0] }, "page refresh failed"),
  });
  deps.onChange((tag) => {
    cache.invalidate(tag);
    if (tag === "content") keys.forget();
  });
  const refresh = (key: string): void => responder.refresh(key, new Request(siteUrl(config.siteUrl, key)));
  return { responder, cached: { cache, keys, refresh }, empty: cache.clear };
};

/** The middleware for every request, in order. */
export const createApp = (deps: AppDependencies, { connections = () => 0, ...options }: AppOptions = {}): App => {
  const { services, config, log, metrics } = deps;
  const { trustedProxies: proxies } = config;
  const secure = config.siteUrl.startsWith("https:");
  const { limiter, countShed } = createMeasuredLimiter({ ...LOAD_LIMITS, connections }, metrics);
  const kindOf = createPageKind(createFormCheck(services.settings, deps.formPages));
  const pages = createPages(deps, { ...options, limiter, kindOf });
  const { endConnections, isDraining, drain } = createConnectionDrain();
  const routes = createRoutes(deps, { pageResponder: pages.responder, limiter, isDraining });
  const listener = compose(
    [
      endConnections,
      requestLog({
        log: deps.requestLog,
        measure: measureRequests(metrics),
        clientOf: createClientOf(services, proxies),
      }),
      setHeaders(commonHeaders(secure, services.settings.security.hsts_preload)),
      requestGuard,
      clientLimit(proxies),
      refuseLongPath,
      staticFiles(deps.clientFiles),
      staticFiles(config.filesDir),
      cachedAnswers(pages.cached),
      refuseOverload({ isFull: limiter.isFull, kindOf, onShed: countShed, delayMs: REFUSAL_DELAY_MS }),
    ],
    withForwardedHeaders((request, received) => routes.fetch(request, received), { proxies, secure, log }),
  );
  return { listener, drain, emptyPageCache: pages.empty };
};
