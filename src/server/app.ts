import type { RequestListener } from "node:http";
import { createEdgeListener } from "./middleware/edge-listener.ts";
import { createPageResponder } from "./middleware/page-responder.ts";
import { createPageCache } from "./middleware/page-cache.ts";
import { withPageCacheMetrics } from "./middleware/page-cache-metrics.ts";
import { withRequestGuard } from "./middleware/request-guard.ts";
import { withRequestLog } from "./middleware/request-log.ts";
import { withRequestMetrics } from "./middleware/request-metrics.ts";
import { commonHeaders, pageHeaders } from "./middleware/security-headers.ts";
import { createStaticFiles } from "./middleware/static-files.ts";
import { withForwardedHeaders } from "./forwarded-headers.ts";
import { createRoutes } from "./routes.ts";
import type { AppDependencies } from "./app-dependencies.ts";

export type App = {
  readonly listener: RequestListener;
  /** Makes `/readyz` fail so that load balancers stop sending visitors. */
  readonly drain: () => void;
};

const PAGE_CACHE_BYTES = 256 * 1024 * 1024;

const withObservation = (listener: RequestListener, { log, metrics }: AppDependencies): RequestListener =>
  withRequestMetrics(
    withRequestLog(listener, (entry, message) => log.info(entry, message)),
    metrics,
  );

/** Answers requests from memory where it can, else by the routes. */
export const createApp = (
  deps: AppDependencies,
  { development = false }: { readonly development?: boolean } = {},
): App => {
  const { config, log, metrics } = deps;
  const secure = config.siteUrl.startsWith("https:");
  const cache = withPageCacheMetrics(createPageCache(development ? 0 : PAGE_CACHE_BYTES, Date.now), metrics);
  const pageResponder = createPageResponder({
    web: deps.pages,
    cache,
    // Hot reload writes its own styles and scripts into the page.
    policyOf: (hashes, embedded) => (development ? {} : pageHeaders(hashes, secure, embedded)),
    onError: (error, key) => log.error({ err: error, path: key.split("?", 1)[0] }, "page could not be rendered anew"),
  });
  deps.onChange((tag) => cache.invalidate(tag));
  let draining = false;
  const routes = createRoutes({ ...deps, pageResponder, isDraining: () => draining });

  const edge = createEdgeListener({
    files: createStaticFiles(deps.clientFiles),
    cache,
    refresh: (key) => pageResponder.refresh(key, new Request(new URL(key, config.siteUrl))),
    next: withForwardedHeaders((request, client) => routes.fetch(request, client), {
      proxies: config.trustedProxies,
      secure,
      log,
    }),
    headers: commonHeaders(secure),
  });

  return {
    listener: withObservation(withRequestGuard(edge), deps),
    drain() {
      draining = true;
    },
  };
};
