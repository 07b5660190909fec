import { LRUCache } from "lru-cache";
import { createCachedPage, staleForMs, pageBytes, type CachedPage, type PageContent } from "./cached-page.ts";

export type PageCache = {
  /**
   * Returns fresh pages and pages that became stale less than `MAX_STALE_MS` ago. The caller that gets `mustRender`
   * renders the page again.
   */
  readonly get: (key: string) => { readonly page: CachedPage; readonly mustRender: boolean } | null;
  /**
   * Keeps a page that cannot be rendered anew: it is served for another `RETRY_MS`, then its rendering is tried again. Null
   * when there is none, or when it has been stale for more than `MAX_OUTDATED_MS`.
   */
  readonly keep: (key: string) => CachedPage | null;
  /** Number of invalidations so far. */
  readonly epoch: () => number;
  /** Stores a page whose rendering began at `epoch`. It is stale at once when one of its tags was invalidated since. */
  readonly put: (key: string, page: PageContent, epoch: number) => Promise<CachedPage>;
  /** Releases the page so that another request may render it. */
  readonly renderFailed: (key: string) => void;
  readonly remove: (key: string) => void;
  /** Marks every page with this tag as stale. */
  readonly invalidate: (tag: string) => void;
  readonly size: () => { readonly pages: number; readonly bytes: number };
};

/** A stale page is served for at most this time while it is rendered again. */
const MAX_STALE_MS = 30_000;

/** Without the database the data of the pages cannot change either; the opening hours of the day can. */
const MAX_OUTDATED_MS = 60 * 60_000;

const RETRY_MS = 5_000;

/** The tables of the cache are as large from the start; the stock of a group has a tenth of it in vehicle pages. */
const MAX_PAGES = 10_000;

/** An LRU cache of pages by address, limited to `maxBytes` and `MAX_PAGES`; zero bytes cache nothing. `now` is in milliseconds. */
export const createPageCache = (maxBytes: number, now: () => number): PageCache => {
  const rendering = new Set<string>();
  const pages = new LRUCache<string, CachedPage>({
    max: MAX_PAGES,
    // The library accepts no size of zero; no page is as small as one byte.
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: (page, key) => pageBytes(key, page),
    dispose: (_page, key) => void rendering.delete(key),
  });
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
      if (page.keptUntil > now()) return { page, mustRender: false };
      const staleMs = staleForMs(page, now());
      if (staleMs > MAX_STALE_MS) {
        rendering.delete(key);
        return null;
      }
      const mustRender = staleMs >= 0 && !rendering.has(key);
      if (mustRender) rendering.add(key);
      return { page, mustRender };
    },
    keep(key) {
      rendering.delete(key);
      const page = pages.get(key);
      if (!page || staleForMs(page, now()) > MAX_OUTDATED_MS) return null;
      page.keptUntil = now() + RETRY_MS;
      return page;
    },
    epoch: () => epoch,
    async put(key, content, startedAtEpoch) {
      const page = await createCachedPage(content, now());
      if ([...page.tags].some((tag) => (changes.get(tag) ?? 0) > startedAtEpoch)) page.staleSince = now();
      rendering.delete(key);
      pages.set(key, page);
      return page;
    },
    renderFailed: (key) => void rendering.delete(key),
    remove,
    invalidate(tag) {
      epoch += 1;
      changes.set(tag, epoch);
      for (const page of pages.values()) if (page.tags.has(tag)) page.staleSince ??= now();
    },
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  };
};
