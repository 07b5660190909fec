import { createHash } from "node:crypto";
import { compress, type Encoding } from "./compression.ts";

/** A rendered page or payload, kept with everything that is sent along with it. */
export type CachedPage = {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly body: Uint8Array;
  /** What the page shows: `stock`, `content`, `minute` … */
  readonly tags: ReadonlySet<string>;
  readonly renderedAt: number;
  stale: boolean;
  readonly encoded: Map<Encoding, Uint8Array>;
};

export type NewPage = Pick<CachedPage, "headers" | "body" | "tags">;

export type PageCache = {
  /** Fresh or stale; a stale one is to be rendered anew by whoever gets `mustRender`. */
  readonly get: (key: string) => { readonly page: CachedPage; readonly mustRender: boolean } | null;
  readonly put: (key: string, page: NewPage) => Promise<CachedPage>;
  readonly failed: (key: string) => void;
  readonly remove: (key: string) => void;
  /** Everything that shows what this tag names is out of date. */
  readonly drop: (tag: string) => void;
  readonly encoded: (page: CachedPage, encoding: Encoding) => Promise<Uint8Array>;
  readonly size: () => { readonly pages: number; readonly bytes: number };
};

const MINUTE = 60_000;

const sizeOf = (page: CachedPage): number => {
  let bytes = page.body.byteLength;
  for (const encoded of page.encoded.values()) bytes += encoded.byteLength;
  return bytes;
};

/** Pages in memory by address, the longest unused out first once `maxBytes` is passed. `now` in milliseconds. */
export const createPageCache = (maxBytes: number, now: () => number): PageCache => {
  const pages = new Map<string, CachedPage>();
  const rendering = new Set<string>();
  let bytes = 0;

  const remove = (key: string): void => {
    const page = pages.get(key);
    if (!page) return;
    bytes -= sizeOf(page);
    pages.delete(key);
  };

  const isStale = (page: CachedPage): boolean =>
    page.stale || (page.tags.has("minute") && now() - page.renderedAt > MINUTE);

  return {
    get(key) {
      const page = pages.get(key);
      if (!page) return null;
      pages.delete(key);
      pages.set(key, page);
      const mustRender = isStale(page) && !rendering.has(key);
      if (mustRender) rendering.add(key);
      return { page, mustRender };
    },
    async put(key, { headers, body, tags }) {
      const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
      const page: CachedPage = { headers, body, tags, etag, renderedAt: now(), stale: false, encoded: new Map() };
      page.encoded.set("br", await compress(body, "br", 6));
      remove(key);
      rendering.delete(key);
      pages.set(key, page);
      bytes += sizeOf(page);
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
      return page;
    },
    failed: (key) => void rendering.delete(key),
    remove(key) {
      rendering.delete(key);
      remove(key);
    },
    drop(tag) {
      for (const page of pages.values()) if (page.tags.has(tag)) page.stale = true;
    },
    async encoded(page, encoding) {
      if (encoding === "identity") return page.body;
      const ready = page.encoded.get(encoding);
      if (ready) return ready;
      const made = await compress(page.body, encoding, 6);
      if (!page.encoded.has(encoding)) bytes += made.byteLength;
      page.encoded.set(encoding, made);
      return made;
    },
    size: () => ({ pages: pages.size, bytes }),
  };
};
