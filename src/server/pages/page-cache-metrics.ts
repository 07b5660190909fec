import type { Metrics } from "#application/operations/index.ts";
import type { PageCache } from "./page-cache.ts";

/** The cache with metrics: hits, stored pages and size. */
export const withPageCacheMetrics = (cache: PageCache, metrics: Metrics): PageCache => {
  const countHit = metrics.counter("vitrine_page_cache_hits_total", "Pages served from the cache.", ["state"]);
  const countStored = metrics.counter("vitrine_page_cache_stored_total", "Rendered pages stored in the cache.");
  metrics.gauge("vitrine_page_cache_pages", "Pages in the cache.", [], () => [{ value: cache.size().pages }]);
  metrics.gauge("vitrine_page_cache_bytes", "Bytes that the cached pages take.", [], () => [
    { value: cache.size().bytes },
  ]);
  return {
    ...cache,
    get(key) {
      const hit = cache.get(key);
      if (hit) countHit({ state: hit.page.staleSince === null ? "fresh" : "stale" });
      return hit;
    },
    put(key, page, epoch) {
      countStored();
      return cache.put(key, page, epoch);
    },
  };
};
