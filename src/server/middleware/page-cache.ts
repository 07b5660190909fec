import { keptPage, outdatedFor, pageBytes, type CachedPage, type PageContent } from "./kept-page.ts";

export type PageCache = {
  /** Fresh, or outdated since a moment ago: then it is to be rendered anew by the one who gets `mustRender`. */
  readonly get: (key: string) => { readonly page: CachedPage; readonly mustRender: boolean } | null;
  /** Counts the changes so far. */
  readonly epoch: () => number;
  /** Keeps a page whose rendering began at `epoch`: what changed since then is not on it. */
  readonly put: (key: string, page: PageContent, epoch: number) => Promise<CachedPage>;
  /** The page could not be rendered anew; somebody else may try. */
  readonly failed: (key: string) => void;
  readonly remove: (key: string) => void;
  /** Everything that shows what this tag names is outdated. */
  readonly drop: (tag: string) => void;
  readonly size: () => { readonly pages: number; readonly bytes: number };
};

/** How long an outdated page may still be sent, while it is rendered anew; nobody is shown yesterday's stock. */
const OUTDATED_AT_MOST = 30_000;

/** Pages in memory by address, the longest unused out first once `maxBytes` is passed. `now` in milliseconds. */
export const createPageCache = (maxBytes: number, now: () => number): PageCache => {
  const pages = new Map<string, CachedPage>();
  const rendering = new Set<string>();
  const changes = new Map<string, number>();
  let epoch = 0;
  let bytes = 0;

  const remove = (key: string): void => {
    rendering.delete(key);
    const page = pages.get(key);
    if (page && pages.delete(key)) bytes -= pageBytes(page);
  };

  const add = (key: string, page: CachedPage): void => {
    remove(key);
    pages.set(key, page);
    bytes += pageBytes(page);
    for (const oldest of pages.keys()) {
      if (bytes <= maxBytes) break;
      remove(oldest);
    }
  };

  return {
    get(key) {
      const page = pages.get(key);
      if (!page) return null;
      const outdated = outdatedFor(page, now());
      if (outdated > OUTDATED_AT_MOST) {
        remove(key);
        return null;
      }
      pages.delete(key);
      pages.set(key, page);
      const mustRender = outdated >= 0 && !rendering.has(key);
      if (mustRender) rendering.add(key);
      return { page, mustRender };
    },
    epoch: () => epoch,
    async put(key, content, begun) {
      const page = await keptPage(content, now());
      if ([...page.tags].some((tag) => (changes.get(tag) ?? 0) > begun)) page.outdatedSince = now();
      add(key, page);
      return page;
    },
    failed: (key) => void rendering.delete(key),
    remove,
    drop(tag) {
      epoch += 1;
      changes.set(tag, epoch);
      for (const page of pages.values()) if (page.tags.has(tag)) page.outdatedSince ??= now();
    },
    size: () => ({ pages: pages.size, bytes }),
  };
};
