import { LRUCache } from "lru-cache";
import type { Metrics } from "#application/operations/index.ts";
import type { Encoding } from "../middleware/compression.ts";
import {
  type CachedPage,
  createCachedPage,
  encodedPage,
  pageBytes,
  type PageContent,
  staleForMs,
} from "./cached-page.ts";

export type PageCache = {
  /**
   * Returns fresh pages, and pages that became stale less than `MAX_STALE_MS` ago. The caller with `mustRender` has to
   * render the page again.
   */
  readonly get: (key: string) => { readonly page: CachedPage; readonly mustRender: boolean } | null;
  /**
   * A stale page whose refresh failed: served for another `RETRY_MS` before the next attempt. Null if there is none, or
   * if it has been stale for more than `MAX_OUTDATED_MS`.
   */
  readonly serveOutdated: (key: string) => CachedPage | null;
  /** Number of invalidations so far. */
  readonly epoch: () => number;
  /**
   * Compresses and stores a page whose rendering started at `epoch`. Stale immediately if one of its tags has been
   * invalidated since.
   */
  readonly put: (key: string, page: PageContent, epoch: number) => Promise<CachedPage>;
  /** Body of a cached page in an encoding, computed once and included in the cache size. */
  readonly encode: (page: CachedPage, encoding: Encoding) => Promise<Uint8Array>;
  /** Releases the page so that another request may render it. */
  readonly renderFailed: (key: string) => void;
  readonly remove: (key: string) => void;
  readonly clear: () => void;
  /** Marks every page with this tag as stale. */
  readonly invalidate: (tag: string) => void;
  readonly size: () => { readonly pages: number; readonly bytes: number };
};

/** A stale page is served for at most this time while it is rendered again. */
const MAX_STALE_MS = 30_000;

/** While the database is down the data cannot change either, but opening hours can. */
const MAX_OUTDATED_MS = 60 * 60_000;

const RETRY_MS = 5_000;

/** The tables have this size from the start; the vehicle pages of a group's stock need a tenth. */
const MAX_PAGES = 10_000;

/** `onEvict`: called for a page that makes room for others. */
const createStore = (maxBytes: number, onEvict: (key: string) => void): LRUCache<string, CachedPage> =>
  new LRUCache<string, CachedPage>({
    max: MAX_PAGES,
    // The library accepts no size of zero; no page is as small as one byte.
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: pageBytes,
    dispose: (_page, key, reason) => {
      if (reason === "evict") onEvict(key);
    },
  });

const store = (pages: LRUCache<string, CachedPage>, page: CachedPage): void => {
  // The library does not count a value again that it already has.
  pages.delete(page.key);
  pages.set(page.key, page);
};

/** A page cache by URL, limited to `maxBytes` and `MAX_PAGES`; zero bytes disable it. `now` is in milliseconds. */
export const createPageCache = (maxBytes: number, now: () => number): PageCache => {
  const rendering = new Set<string>();
  const pages = createStore(maxBytes, (key) => void rendering.delete(key));
  const changes = new Map<string, number>();
  let epoch = 0;

  const remove = (key: string): void => {
    rendering.delete(key);
    pages.delete(key);
  };

  return {
    get(key) {
      const page = pages.get(key);
      if (!page) return null;
      if (page.retryAt > now()) return { page, mustRender: false };
      const staleMs = staleForMs(page, now());
      if (staleMs > MAX_STALE_MS) {
        rendering.delete(key);
        return null;
      }
      const mustRender = staleMs >= 0 && !rendering.has(key);
      if (mustRender) rendering.add(key);
      return { page, mustRender };
    },
    serveOutdated(key) {
      rendering.delete(key);
      const page = pages.peek(key);
      if (!page || staleForMs(page, now()) > MAX_OUTDATED_MS) return null;
      page.retryAt = now() + RETRY_MS;
      return page;
    },
    epoch: () => epoch,
    async put(key, content, startedAtEpoch) {
      const page = await createCachedPage(key, content, now);
      if ([...page.tags].some((tag) => (changes.get(tag) ?? 0) > startedAtEpoch)) page.staleSince = now();
      rendering.delete(key);
      store(pages, page);
      return page;
    },
    async encode(page, encoding) {
      const encodings = page.encoded.size;
      const body = await encodedPage(page, encoding);
      if (page.encoded.size > encodings && pages.peek(page.key) === page) store(pages, page);
      return body;
    },
    renderFailed: (key) => void rendering.delete(key),
    remove,
    clear() {
      rendering.clear();
      pages.clear();
    },
    invalidate(tag) {
      epoch += 1;
      changes.set(tag, epoch);
      for (const page of pages.values()) if (page.tags.has(tag)) page.staleSince ??= now();
    },
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  };
};

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
